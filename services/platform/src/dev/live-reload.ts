import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { closingEvent } from '@vidyapath/service-kit/process/graceful-close';
import { buildFolder, projectsIn } from '../releases/slices';

const script = `const source = new EventSource('/__dev/reload');
let up = false;
source.addEventListener('open', () => { if (up) location.reload(); up = true; });
source.addEventListener('built', () => location.reload());
`;
const quietMilliseconds = 250;
/** Milliseconds. */
const reconnectAfter = 100;
const config = { access: 'public', rateLimit: false } as const;

/** Makes open pages reload when a slice was built again, or when the server has restarted. Only for `npm run dev`. */
export function registerLiveReload(app: FastifyInstance, root: string): void {
  const pages = new Set<ServerResponse>();
  app.get('/__dev/reload.js', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
  app.get('/__dev/reload', { config, exposeHeadRoute: false, schema: { hide: true } }, (_request, reply) => {
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' })
      .write(`retry: ${reconnectAfter}\n\n`);
    reply.raw.setTimeout(0);
    pages.add(reply.raw);
    reply.raw.once('close', () => pages.delete(reply.raw));
  });

  let timer: NodeJS.Timeout | undefined;
  const built = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => pages.forEach((page) => page.write('event: built\ndata: {}\n\n')), quietMilliseconds);
  };
  const watchers = ['shell' as const, ...projectsIn(root)].flatMap((slice) =>
    watchBuild(buildFolder(root, slice), built),
  );
  // Ended before connections are cut off, the streams reconnect without an error; without idle connections of this process to the one that serves now.
  app.server.once(closingEvent, () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    for (const page of pages) page.end();
    app.server.closeIdleConnections();
  });
}

/** The file that a build writes last names the others. */
function watchBuild(folder: string, built: () => void) {
  try {
    return [
      watch(folder, (_event, name) => /^(index\.html|remote\.json|mf-manifest\.json)$/.test(name ?? '') && built()),
    ];
  } catch {
    return [];
  }
}
