import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';

const clips = resolve(__dirname, '../../../services/platform/demo/clips');

function byteRange(request: IncomingMessage, size: number): { start: number; end: number } | undefined {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Math.min(end ? Number(end) : size, size - 1) };
}

/** Begins to report progress, then closes the connection. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'content-length': 1_000 });
  response.write('{"progress":40}\n', () => response.destroy());
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  if (searchParams.has('hold')) return;
  if (searchParams.has('cut')) return void cut(response);
  const name = pathname.slice(1);
  const size = statSync(join(clips, name), { throwIfNoEntry: false })?.size;
  if (!/^[\w.-]+$/.test(name) || size === undefined) return void response.writeHead(404).end();
  const range = byteRange(request, size);
  const headers = { 'content-type': name.endsWith('.webm') ? 'video/webm' : 'video/mp4', 'accept-ranges': 'bytes' };
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(join(clips, name), { start, end }).pipe(response);
}

/** A video host of another company: serves the demo clips by range on a loopback port. An address with `?hold` is never answered, with `?cut` the connection closes early. */
export async function startVideoServer(): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
