import type { PlatformEvents } from '@vidyapath/platform-api/events';
import mitt from 'mitt';

export function createEvents(): PlatformEvents {
  const bus = mitt<Record<string, unknown>>();
  return {
    publish: (name, fact) => bus.emit(name, fact),
    subscribe(name, listener) {
      const handler = listener as (fact: unknown) => void;
      bus.on(name, handler);
      return () => bus.off(name, handler);
    },
  };
}
