import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteEntry, remoteIds, type RemoteId, type RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';

/** What a remote's build says of itself, with paths relative to its build folder. */
interface RemoteDescription {
  id: string;
  platform: string;
  manifest: string;
  preload: string[];
}

/** Build folder of a slice below the project's top folder. */
export function sliceFolder(root: string, slice: RemoteId | 'shell'): string {
  return join(root, slice.replaceAll('_', '-'), 'dist');
}

/** `/remotes.json`, from what is built at this moment. A remote without a build is left out; the rest goes on. */
export async function readRemotes(root: string): Promise<RemotesManifest> {
  const entries = await Promise.all(remoteIds.map(async (id) => [id, await readRemote(root, id)] as const));
  return { remotes: Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) };
}

async function readRemote(root: string, id: RemoteId): Promise<RemoteEntry | undefined> {
  try {
    const text = await readFile(join(sliceFolder(root, id), 'remote.json'), 'utf8');
    const { platform, manifest, preload } = JSON.parse(text) as RemoteDescription;
    const served = (name: string): string => `/mf/${id}/${name}`;
    return { manifest: served(manifest), platform, preload: preload.map(served) };
  } catch {
    return undefined;
  }
}
