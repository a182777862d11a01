import { ownPath } from '@vidyapath/http/own-path';
import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';

interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
}

/** Address of the remote's entry script: the first file to preload, or the entry in its own manifest. */
export async function entryAddress(
  { preload, manifest }: RemoteFiles,
  fetch: typeof window.fetch = (...call) => window.fetch(...call),
): Promise<string> {
  const manifestUrl = new URL(manifest, window.location.href);
  const [first] = preload;
  if (first) return new URL(first, manifestUrl).href;
  const response = await fetch(manifestUrl);
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}`);
  const { metaData } = (await response.json()) as FederationManifest;
  const { name, path = '' } = metaData?.remoteEntry ?? {};
  const entry = name === undefined ? undefined : ownPath(`${path}${name}`, manifestUrl.href);
  if (entry === undefined) throw new Error(`${manifest} names no entry beside it`);
  return new URL(entry, manifestUrl).href;
}
