import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Emitted when the server stops accepting connections, for listeners that accept some for it. */
export const closingEvent = 'closing';

/** How long clients may still use open connections, so that no request is lost while the port closes. */
const graceMs = 1_500;
/** Requests that take longer than this after the close has begun are cut off. */
const timeoutMs = 8_500;
/** In a shorter turn of the event loop hardly any connection can have arrived after the check. */
const shortTurnMs = 0.5;

/**
 * On close: accepts no new connection; answers requests in flight and on open connections, with
 * `Connection: close`; cuts off open connections after {@link timeoutMs}. Call it after all other `preClose` hooks.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    await noConnectionWaits();
    // The http server's own close would end idle connections at once, although requests may be in transit.
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
 * Resolves right after the loop has accepted all waiting connections, since those still waiting when the port closes are reset;
 * after a long turn more may be waiting, and it checks again.
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
