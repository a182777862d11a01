import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from './config';
import { closingEvent } from './graceful-close';

export interface ListenAddress {
  HOST: string;
  PORT: number;
}

const reasons: Record<string, (address: ListenAddress, variable: string) => string> = {
  EADDRINUSE: ({ HOST, PORT }, variable) =>
    `${variable}: ${PORT} is taken on ${HOST}; stop what uses it or choose another ${variable}`,
  EACCES: ({ PORT }, variable) => `${variable}: ${PORT} may not be opened by this user; choose one from 1024 up`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} is not an address of this machine`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} is not known here; it takes an address or name of this machine to listen on`,
};

/** Listens on every address of the host's name. Throws an {@link OperatorError} for failures that the operator can correct. */
export async function listen(app: FastifyInstance, address: ListenAddress): Promise<void> {
  try {
    const [first = address.HOST, ...others] = address.HOST === 'localhost' ? await addressesOf(address.HOST) : [];
    await app.listen({ host: first, port: address.PORT });
    const { port } = app.server.address() as AddressInfo;
    for (const host of others) await listenAlso(app, host, port);
  } catch (error) {
    throw readable(error, address, 'PORT');
  }
}

/** Listens on a further port of this machine, for operators; their connections are added to `operators`. */
export async function listenForOperators(
  app: FastifyInstance,
  port: number,
  operators: WeakSet<Socket>,
): Promise<void> {
  const host = '127.0.0.1';
  try {
    await listenAlso(app, host, port, (socket) => void operators.add(socket));
  } catch (error) {
    throw readable(error, { HOST: host, PORT: port }, 'OPERATIONS_PORT');
  }
}

function readable(error: unknown, address: ListenAddress, variable: string): unknown {
  const line = reasons[(error as NodeJS.ErrnoException).code ?? '']?.(address, variable);
  return line ? new OperatorError([line]) : error;
}

async function addressesOf(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return [...new Set(found.map(({ address }) => address))].sort();
}

/** Fastify would make a second HTTP server, whose requests in flight it does not wait for; here one server serves all. */
async function listenAlso(
  app: FastifyInstance,
  host: string,
  port: number,
  onConnection?: (socket: Socket) => void,
): Promise<void> {
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) => {
    onConnection?.(socket);
    app.server.emit('connection', socket);
  });
  try {
    await once(listener.listen({ host, port }), 'listening');
  } catch (error) {
    // A machine may name ::1 without having it.
    if ((error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL') return;
    throw error;
  }
  app.server.once(closingEvent, () => listener.close());
}
