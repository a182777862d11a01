import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkList, isChunkOfScreen, parseChunkList } from '@vidyapath/platform-api/chunk-list';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';

/** The folder of a slice's files, and their address. */
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

/** Addresses of scripts that a browser would otherwise discover one after another. */
export interface PreloadFiles {
  /** Scripts of the shell, which draws itself around the screen first. */
  frame: Scripts;
  /** Scripts of the screen. */
  screen: Scripts;
  /** Address of the first data of a visitor's screen. */
  data: string | undefined;
}

const exposed = '__federation_expose_remote';
const ofLayout = { app: 'layout-app', either: 'layout-app', site: 'layout-site' } as const;
const ofMessages = /^messages-([a-z]{2,3})$/;

/** The files that a visit of `route` fetches of the shell and, if it can be used, of the remote. */
export async function preloadFiles(
  route: RouteEntry,
  shell: SlicePlace,
  remote: SlicePlace | undefined,
  warn: (text: string) => void,
): Promise<PreloadFiles> {
  const own = await readList(shell.folder, warn);
  const others = remote && (await readList(remote.folder, warn));
  const neededChunks = (list: ChunkList | undefined) => {
    const chunks = Object.entries(list?.chunks ?? {});
    const names = chunks.map(([name]) => name);
    const isNeeded = (name: string) =>
      name === exposed || name === ofLayout[route.layout] || isChunkOfScreen(name, route.path, names);
    return chunks.flatMap(([name, chunk]) => (isNeeded(name) ? [chunk] : []));
  };
  const addresses = (files: readonly string[], { at }: SlicePlace) => [...new Set(files)].map((file) => at + file);
  const shared = neededChunks(others)
    .flatMap(({ shared }) => shared)
    .flatMap((module) => own?.shared[module] ?? []);
  const ofRemote = neededChunks(others).flatMap(({ files }) => files);
  return {
    frame: {
      all: addresses(
        neededChunks(own).flatMap(({ files }) => files),
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
