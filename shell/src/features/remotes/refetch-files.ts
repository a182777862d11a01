import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';

/** Tags that still wait for an answer; webpack and the federation runtime join them instead of asking again. */
const tagsIn = (folder: string) =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="preload"][href]')]
    .map((tag) => ({ tag, address: tag instanceof HTMLScriptElement ? tag.src : tag.href }))
    .filter(({ address }) => address.startsWith(folder));

/** In a new script tag, so that code that waits for this script continues. */
function runAgain(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

const askedFor = (folder: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder) && name.endsWith('.js'));

/**
 * Asks the server again for each script of the remote that this document has asked for. Browsers keep for a year what once arrived under a hashed name, broken or
 * not, and let a request wait for an older one to the same address; what is fetched here takes the place of either, so that the next script tag gets it.
 * @returns whether the files that every visit begins with are there
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
  const others = new Set([...askedFor(folder), ...tags.map(({ address }) => address)]);
  for (const address of first) others.delete(address);
  const [arrived] = await Promise.all([Promise.all(first.map(arrives)), Promise.all([...others].map(arrives))]);
  for (const { tag, address } of tags) if (tag instanceof HTMLScriptElement) runAgain(address);
  return arrived.every(Boolean);
}
