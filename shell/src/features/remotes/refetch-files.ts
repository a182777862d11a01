import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';

/** Tags that still wait for an answer; webpack and the federation runtime wait for them too instead of requesting the file again. */
const tagsIn = (folder: string) =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="preload"][href]')]
    .map((tag) => ({ tag, address: tag instanceof HTMLScriptElement ? tag.src : tag.href }))
    .filter(({ address }) => address.startsWith(folder));

/** Uses a new script tag, so that code that waits for this script continues. */
function runAgain(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  const remove = () => script.remove();
  script.addEventListener('load', remove);
  script.addEventListener('error', remove);
  document.head.append(script);
}

const requestedFrom = (folder: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder) && name.endsWith('.js'));

/**
 * Fetches each script again that this document has requested of the remote. Browsers keep a file with a hashed name for a year, also if it is
 * broken, and let a request wait for an older one to the same address. The new answer replaces both, so that the next script tag gets it.
 * @returns whether the first files of a visit were fetched
 */
export async function refetchFiles({ manifest, preload }: RemoteFiles, fetch: typeof window.fetch): Promise<boolean> {
  const folder = new URL('.', new URL(manifest, window.location.href)).href;
  const first = preload.map((address) => new URL(address, window.location.href).href);
  const tags = tagsIn(folder);
  for (const { tag } of tags) tag.remove();
  const arrives = async (address: string): Promise<boolean> => {
    try {
      const response = await fetch(address, { cache: 'reload' });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };
  const others = new Set([...requestedFrom(folder), ...tags.map(({ address }) => address)]);
  for (const address of first) others.delete(address);
  const [arrived] = await Promise.all([Promise.all(first.map(arrives)), Promise.all([...others].map(arrives))]);
  for (const { tag, address } of tags) if (tag instanceof HTMLScriptElement) runAgain(address);
  return arrived.every(Boolean);
}
