import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { eventUse, memberUse } from './expectations';
import { breach, heldShell, noteUse } from './held';

type Members = Record<string, unknown>;

/** The platform as a slice gets it in a test: the use of a member or event that its contract with the shell lacks is a breach. */
export function observedPlatform(platform: PlatformApi): PlatformApi {
  const contract = heldShell();
  if (!contract) return platform;
  const noteMember = (name: string) => {
    noteUse(memberUse(name));
    if (!contract.api.includes(name)) breach(`the platform's ${name}`);
  };
  const noteEvent = (of: 'publishes' | 'subscribes', name: string) => {
    noteUse(eventUse(of, name));
    if (!contract[of].includes(name)) breach(`${of} ${name}`);
  };

  const { publish, subscribe } = platform.events;
  const events: PlatformApi['events'] = {
    publish(name, fact) {
      noteEvent('publishes', name);
      publish(name, fact);
    },
    subscribe(name, listener) {
      noteEvent('subscribes', name);
      return subscribe(name, listener);
    },
  };
  const watched = (target: object, prefix: string): object =>
    new Proxy(target, {
      get(from, name) {
        const value = (from as Members)[name as string];
        if (typeof name === 'string') noteMember(`${prefix}${name}`);
        return value;
      },
    });
  const groups = { ...platform, events };
  const inner = Object.entries(groups).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? watched(value, `${name}.`) : value,
  ]);
  const seen = Object.fromEntries(inner) as unknown as PlatformApi;
  return new Proxy(seen, {
    get(from, name) {
      const value = (from as unknown as Members)[name as string];
      if (typeof name === 'string' && (typeof value !== 'object' || value === null)) noteMember(name);
      return value;
    },
  });
}
