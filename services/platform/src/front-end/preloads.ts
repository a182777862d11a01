import { platformVersion } from '@vidyapath/platform-api/platform-api';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import type { RemoteEntry, RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import satisfies from 'semver/functions/satisfies.js';
import type { Slices } from '../releases/slices';
import { type PreloadFiles, preloadFiles, type SlicePlace } from './preload-files';

export interface Preloads {
  links: string;
  /** For the page's own script, which knows the reader's language, whether a user is signed in, and when the screen's files may be fetched. */
  hints: string;
}

/** The links and hints of the files that `route` will fetch, without those that `page` names already. */
export async function preloadsOf(
  slices: Slices,
  remotes: RemotesManifest['remotes'],
  route: RouteEntry | undefined,
  page: string,
  warn: (text: string) => void,
): Promise<Preloads> {
  const id = route?.owner;
  const entry = id && remotes[id];
  // The shell checks the same before it fetches any code of a remote. Only the browser knows which of two releases it gets.
  const isUsable = entry !== undefined && entry.candidate === undefined && satisfies(platformVersion, entry.platform);
  // The shell reads it only where the list names no files.
  const fetched = isUsable && entry.preload.length === 0 ? [entry.manifest] : [];
  const shell: SlicePlace = { folder: await slices.stable('shell'), at: '/' };
  const files = route && (await preloadFiles(route, shell, isUsable ? placeOf(slices, id, entry) : undefined, warn));
  const isNew = (file: string) => !page.includes(`"${file}"`);
  const frame = (files?.frame.all ?? []).filter(isNew);
  const screen = [...(isUsable ? entry.preload : []), ...(files?.screen.all ?? [])].filter(
    (file) => isNew(file) && !frame.includes(file),
  );
  return { links: links(fetched, frame), hints: hintsOf(files, [...new Set(screen)]) };
}

function placeOf(slices: Slices, id: RemoteId | undefined, { version }: RemoteEntry): SlicePlace | undefined {
  if (!id) return undefined;
  const released = version && slices.released(id, version);
  return released ? { folder: released, at: `/mf/${id}/${version}/` } : { folder: slices.built(id), at: `/mf/${id}/` };
}

function links(fetched: readonly string[], scripts: readonly string[]): string {
  return [
    ...fetched.map((href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous">`),
    ...scripts.map((href) => `<link rel="preload" as="script" href="${href}">`),
  ].join('');
}

function hintsOf(files: PreloadFiles | undefined, screen: readonly string[]): string {
  const messages = (of: 'frame' | 'screen', name: string) =>
    [...(files?.[of].messages ?? [])].map(([language, names]) => hint(`${name}-${language}`, names.join(' ')));
  return [
    ...messages('frame', 'messages'),
    ...(screen.length > 0 ? [hint('screen-scripts', screen.join(' '))] : []),
    ...messages('screen', 'screen-messages'),
    ...(files?.data ? [hint('visitors-data', files.data)] : []),
  ].join('');
}

const hint = (name: string, content: string): string =>
  `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}">`;
