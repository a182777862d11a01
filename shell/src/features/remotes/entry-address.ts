import type { RemoteEntry } from '@vidyapath/platform-api/remotes-manifest';

interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
}

/** Address of the remote's entry script: the first file to preload, or what its own manifest says. */
export async function entryAddress({ preload, manifest }: RemoteEntry, fetch: typeof window.fetch = (...call) => window.fetch(...call)): Promise<string> {
  const manifestUrl = new URL(manifest, window.location.href);
  const [first] = preload;
  if (first) return new URL(first, manifestUrl).href;
  const response = await fetch(manifestUrl);
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}`);
  const { metaData } = (await response.json()) as FederationManifest;
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  if (!name) throw new Error(`${manifest} names no entry`);
  return new URL(`${path}${name}`, manifestUrl).href;
}
