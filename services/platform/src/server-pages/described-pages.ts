import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { shapeOf } from '@vidyapath/platform-api/page-addresses';
import type { RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { type ServerPage, serverPageLimits, ServerPageSchema } from '@vidyapath/platform-api/server-page';
import * as v from 'valibot';
import type { Slices } from '../releases/slices';
import { createPageThread, type PageThread } from './page-thread';

export interface DescribedPage {
  page: ServerPage;
  thread: PageThread;
}

/** The pages that a slice's present release describes. */
export interface DescribedPages {
  /** By the slice and the shape of the route's pattern. */
  pageOf: (owner: RemoteId, path: string) => DescribedPage | undefined;
  /** Of pages without parameters. */
  plainPaths: readonly string[];
  end: () => Promise<void>;
}

const RouteSchema = v.object({ path: v.string(), page: ServerPageSchema });

/** Reads them of all slices; a slice whose description or `page.js` cannot be used has none. */
export async function readDescribedPages(
  slices: Slices,
  remotes: RemotesManifest['remotes'],
  codeMs: number,
  warn: (text: string) => void,
): Promise<DescribedPages> {
  const pages = new Map<string, DescribedPage>();
  const threads: PageThread[] = [];
  const plainPaths: string[] = [];
  for (const id of Object.keys(remotes) as RemoteId[]) {
    try {
      const folder = await slices.stable(id);
      const described = await routesIn(folder);
      if (described.length === 0) continue;
      const thread = createPageThread(await codeIn(folder), codeMs);
      threads.push(thread);
      for (const { path, page } of described) {
        pages.set(`${id} ${shapeOf(path)}`, { page, thread });
        if (!path.includes(':')) plainPaths.push(path);
      }
    } catch (error) {
      warn(`${id} describes no pages: ${(error as Error).message}`);
    }
  }
  return {
    plainPaths,
    pageOf: (owner, path) => pages.get(`${owner} ${shapeOf(path)}`),
    end: async () => void (await Promise.all(threads.map((thread) => thread.end()))),
  };
}

async function routesIn(folder: string): Promise<v.InferOutput<typeof RouteSchema>[]> {
  const { routes = [] } = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as { routes?: unknown[] };
  return routes.flatMap((route) => {
    const { success, output } = v.safeParse(RouteSchema, route);
    return success ? [output] : [];
  });
}

async function codeIn(folder: string): Promise<string> {
  const file = join(folder, 'page.js');
  const { size } = await stat(file);
  if (size > serverPageLimits.codeBytes) throw new Error(`its page.js has ${size} bytes`);
  return readFile(file, 'utf8');
}
