import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkList, isChunkOfScreen, parseChunkList } from '@vidyapath/platform-api/chunk-list';
import type { RouteEntry } from '@vidyapath/platform-api/routes';

/** Where a slice's files lie, and the address that they have. */
export interface SlicePlace {
  folder: string;
  at: string;
}

/** Addresses of scripts that a browser would else find out about one after another. */
export interface ForeseenFiles {
  scripts: readonly string[];
  /** Texts, by language. */
  messages: ReadonlyMap<string, readonly string[]>;
  /** Address of the first data of a visitor's screen. */
  data: string | undefined;
}

const ofRemote = '__federation_expose_remote';
const ofLayout = { app: 'layout-app', site: 'layout-site' } as const;
const ofMessages = /^messages-([a-z]{2,3})$/;

/** What a visit of `route` fetches of the shell and of the remote that the route belongs to, if it is one. */
export async function foreseenFiles(route: RouteEntry, shell: SlicePlace, remote: SlicePlace | undefined, warn: (text: string) => void): Promise<ForeseenFiles> {
  const own = await readList(shell.folder, warn);
  const others = remote && (await readList(remote.folder, warn));
  const isWanted = (name: string) => name === ofRemote || name === ofLayout[route.layout] || isChunkOfScreen(name, route.path);
  const wanted = (list: ChunkList | undefined) => Object.entries(list?.chunks ?? {}).flatMap(([name, chunk]) => (isWanted(name) ? [chunk] : []));
  const ofShell = [...wanted(own).flatMap(({ files }) => files), ...wanted(others).flatMap(({ shared }) => shared).flatMap((module) => own?.shared[module] ?? [])];
  const ofRemotes = wanted(others).flatMap(({ files }) => files);
  return {
    scripts: [...new Set([...ofShell.map((file) => shell.at + file), ...ofRemotes.map((file) => (remote?.at ?? '') + file)])],
    messages: messagesOf([
      [own, shell],
      [others, remote],
    ]),
    data: others?.data?.[route.path],
  };
}

function messagesOf(lists: readonly (readonly [ChunkList | undefined, SlicePlace | undefined])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [list, place] of lists) {
    for (const [name, { files }] of Object.entries(list?.chunks ?? {})) {
      const language = ofMessages.exec(name)?.[1];
      if (language && place) found.set(language, [...(found.get(language) ?? []), ...files.map((file) => place.at + file)]);
    }
  }
  return found;
}

/** A build without one is fetched step by step. */
async function readList(folder: string, warn: (text: string) => void): Promise<ChunkList | undefined> {
  const file = join(folder, 'chunks.json');
  try {
    return parseChunkList(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') warn(`${file} cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}
