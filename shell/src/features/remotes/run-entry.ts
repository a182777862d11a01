import type { RemoteId } from '@vidyapath/platform-api/remote-id';

/** The object that a remote's entry adds to the page, as module federation defines it. */
export interface RemoteContainer {
  init: (sharedModules: object | undefined, started: object[]) => unknown;
  get: (name: string) => Promise<() => unknown>;
}

type Containers = Partial<Record<RemoteId, RemoteContainer>>;

/** Runs a remote's entry script, also again after its container failed. */
export function runEntry(id: RemoteId, address: string): Promise<RemoteContainer> {
  const containers = window as unknown as Containers;
  containers[id] = undefined;
  const script = document.createElement('script');
  script.src = address;
  return new Promise<RemoteContainer>((resolve, reject) => {
    script.onload = () => {
      const container = containers[id];
      if (container) resolve(container);
      else reject(new Error(`${address} is not the entry of ${id}`));
    };
    script.onerror = () => reject(new Error(`${address} can’t be fetched`));
    document.head.append(script);
  }).finally(() => script.remove());
}
