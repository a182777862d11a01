import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Emitted by the server when it takes no new connection any more, for what accepts some in its name. */
export const closingEvent = 'closing';

/** How long a client may still use a connection that it holds, so that no request meets a port that is just closing. */
const graceMs = 1_500;
/** Requests that take longer than this after the end has begun are cut. */
const timeoutMs = 8_500;
/** In a shorter turn of the loop hardly any connection can have come after the check. */
const shortTurnMs = 0.5;

/**
 * On close: no new connection; whatever is in flight or comes over a connection that is open already is answered, with
 * `Connection: close`; what is still open after {@link timeoutMs} is cut. Call it after all other `preClose` hooks.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    await noConnectionWaits();
    // The http server's own close would end idle connections at once, under requests that are on their way.
    if (app.server.listening) NetServer.prototype.close.call(app.server);
    app.server.emit(closingEvent);
    await allClosed(sockets, graceMs);
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.closeIdleConnections();
    await allClosed(sockets, timeoutMs - graceMs);
    clearInterval(idle);
    app.server.closeAllConnections();
  });
}

/**
 * Resolves right after the loop has accepted all connections that wait, since those still waiting when the port closes are reset;
 * after a turn that took long, more may have come, and it looks again.
 */
async function noConnectionWaits(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const began = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - began < shortTurnMs) return;
  }
}

/** Resolves when the last of `sockets` is closed, or `milliseconds` have passed. */
function allClosed(sockets: ReadonlySet<Socket>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (sockets.size === 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    const check = (): void => {
      if (sockets.size > 0) return;
      clearTimeout(timer);
      resolve();
    };
    for (const socket of sockets) socket.once('close', () => setImmediate(check));
  });
}
