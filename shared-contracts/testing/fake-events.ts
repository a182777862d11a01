import type { PlatformEventName, PlatformEvents } from '@vidyapath/platform-api/events';
import mitt from 'mitt';

export interface FakeEvents extends PlatformEvents {
  readonly published: { name: PlatformEventName; fact: unknown }[];
}

export function createFakeEvents(): FakeEvents {
  const bus = mitt<Record<string, unknown>>();
  const published: FakeEvents['published'] = [];
  return {
    published,
    publish(name, fact) {
      published.push({ name, fact });
      bus.emit(name, fact);
    },
    subscribe(name, listener) {
      const handler = listener as (fact: unknown) => void;
      bus.on(name, handler);
      return () => bus.off(name, handler);
    },
  };
}
