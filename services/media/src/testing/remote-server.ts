import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseByteRange } from '../modules/files/byte-range';

export type RemoteHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface RemoteServer {
  origin: string;
  /** `host:port` for the list of excepted hosts. */
  host: string;
  /** Requested paths, in order. */
  requests: string[];
  connections: () => number;
  /** Resolves when no connection is open. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}

/** An HTTP server on loopback in place of the internet. */
export async function createRemoteServer(handler: RemoteHandler): Promise<RemoteServer> {
  const requests: string[] = [];
  let connections = 0;
  let open = 0;
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    requests.push(String(request.url));
    handler(request, response);
  });
  server.on('connection', (socket) => {
    connections += 1;
    open += 1;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open -= 1;
      if (open === 0) waiting.splice(0).forEach((done) => done());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requests,
    connections: () => connections,
    idle: () =>
      open === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = [...waiting, resolve];
          }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function sendWithRanges(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const range = parseByteRange(request.headers.range, bytes.length);
  if (range === 'unsatisfiable') return void response.writeHead(416).end();
  if (!range) return void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  const part = bytes.subarray(range.start, range.end + 1);
  response
    .writeHead(206, {
      'content-range': `bytes ${range.start}-${range.end}/${bytes.length}`,
      'content-length': part.length,
    })
    .end(part);
}
