import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Replica {
  address: string;
  /** Its requests, in order. */
  requests: IncomingMessage[];
  stop: () => Promise<void>;
}

/** A server that answers with `answer`, as a replacement for a service. */
export async function startReplica(answer: RequestListener): Promise<Replica> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
