import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from './database-errors';
import { OperatorError } from './config';

export interface RunnableService {
  app: FastifyInstance;
  config: { HOST: string; PORT: number };
}

const patience = 10_000;

/**
 * The whole of a `server.ts`: builds, listens, and closes on SIGTERM or SIGINT after the requests in flight.
 * What the operator can mend is shown as plain lines, with exit code 1.
 */
export async function runService(build: () => Promise<RunnableService>): Promise<void> {
  try {
    const { app, config } = await build();
    await listen(app, config);
    closeOnSignal(app);
  } catch (error) {
    for (const line of operatorLines(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: RunnableService['config']): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new OperatorError([`PORT: ${PORT} is taken on ${HOST}; stop what uses it or choose another PORT`]);
    if (code === 'EACCES') throw new OperatorError([`PORT: ${PORT} may not be opened by this user; choose one from 1024 up`]);
    if (code === 'EADDRNOTAVAIL') throw new OperatorError([`HOST: ${HOST} is not an address of this machine`]);
    throw error;
  }
}

/** First signal: finish what is in flight, then exit 0. Second signal, or too long: exit at once. */
export function closeOnSignal(app: FastifyInstance): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    app.log.info({ signal }, 'closing');
    const cut = setTimeout(() => app.server.closeAllConnections(), patience - 1_000);
    const give = setTimeout(() => process.exit(1), patience);
    // A connection that becomes idle after its last answer would be kept open for the next request.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    for (const timer of [cut, give, idle]) timer.unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

/** What to print for an error that ends the start. */
export function operatorLines(error: unknown): string[] {
  if (error instanceof OperatorError) return error.lines;
  if (isDatabaseAway(error)) return [`DATABASE_URL: the database cannot be reached or refuses this user: ${reasonOf(error)}`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'no reason given').split('\n', 1)[0] ?? '';
}
