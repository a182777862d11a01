import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

export interface BuildServer {
  origin: string;
  /** Number of requests that it received. */
  requests: () => number;
  close: () => Promise<void>;
}

/** Serves the build of a remote on its own port, for pages of any origin, with one text changed so that it can be recognised. */
export async function serveBuild(project: string, [text, changed]: readonly [string, string]): Promise<BuildServer> {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    const name = (request.url ?? '').slice(1);
    if (!/^\w[\w.-]*$/.test(name)) return void response.writeHead(404).end();
    readFile(join(root, project, 'dist', name), 'utf8').then(
      (content) => {
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/json';
        response
          .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
          .end(content.replaceAll(text, changed));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
