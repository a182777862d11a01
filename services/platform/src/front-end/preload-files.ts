import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkList, isChunkOfScreen, parseChunkList } from '@vidyapath/platform-api/chunk-list';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';

/** Where a slice's files lie, and the address that they have. */
export interface SlicePlace {
  folder: string;
  at: string;
}

interface Scripts {
  /** In every language. */
  all: readonly string[];
  /** Texts, by language. */
  messages: ReadonlyMap<string, readonly string[]>;
}

/** Addresses of scripts that a browser would else find out about one after another. */
export interface PreloadFiles {
  /** What the shell draws first, around the screen. */
  frame: Scripts;
  /** What draws the screen in it. */
  screen: Scripts;
  /** Address of the first data of a visitor's screen. */
  data: string | undefined;
}

const exposed = '__federation_expose_remote';
const ofLayout = { app: 'layout-app', site: 'layout-site' } as const;
const ofMessages = /^messages-([a-z]{2,3})$/;

/** What a visit of `route` fetches of the shell and of the remote that the route belongs to, if it is one. */
export async function preloadFiles(
  route: RouteEntry,
  shell: SlicePlace,
  remote: SlicePlace | undefined,
  warn: (text: string) => void,
): Promise<PreloadFiles> {
  const own = await readList(shell.folder, warn);
  const others = remote && (await readList(remote.folder, warn));
  const wanted = (list: ChunkList | undefined) => {
    const chunks = Object.entries(list?.chunks ?? {});
    const names = chunks.map(([name]) => name);
    const isWanted = (name: string) =>
      name === exposed || name === ofLayout[route.layout] || isChunkOfScreen(name, route.path, names);
    return chunks.flatMap(([name, chunk]) => (isWanted(name) ? [chunk] : []));
  };
  const addresses = (files: readonly string[], { at }: SlicePlace) => [...new Set(files)].map((file) => at + file);
  const shared = wanted(others)
    .flatMap(({ shared }) => shared)
    .flatMap((module) => own?.shared[module] ?? []);
  const ofRemote = wanted(others).flatMap(({ files }) => files);
  return {
    frame: {
      all: addresses(
        wanted(own).flatMap(({ files }) => files),
        shell,
      ),
      messages: messagesOf(own, shell),
    },
    screen: {
      all: [...addresses(shared, shell), ...(remote ? addresses(ofRemote, remote) : [])],
      messages: messagesOf(others, remote),
    },
    data: others?.data?.[route.path],
  };
}

function messagesOf(list: ChunkList | undefined, place: SlicePlace | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { files }] of Object.entries(list?.chunks ?? {})) {
    const language = ofMessages.exec(name)?.[1];
    if (language && place)
      found.set(
        language,
        files.map((file) => place.at + file),
      );
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
