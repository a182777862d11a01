import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database/database-errors';
import { isOperatorError } from './config';
import { listen, type ListenAddress } from './listen';

export interface RunnableService {
  app: FastifyInstance;
  config: ListenAddress;
}

const closeTimeout = 10_000;

/**
 * The whole of a `server.ts`: builds, listens, and closes on SIGTERM or SIGINT after the requests in flight.
 * With the argument `--migrate` it ends once it is built, its database migrated: the job before a deploy.
 * Failures that the operator can correct are shown as plain lines, with exit code 1.
 */
export async function runService(build: () => Promise<RunnableService>): Promise<void> {
  try {
    const { app, config } = await build();
    if (process.argv.includes('--migrate')) {
      await app.close();
      process.exit(0);
    }
    await listen(app, config);
    closeOnSignal(app);
  } catch (error) {
    for (const line of operatorLines(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/** First signal: finish the requests in flight, then exit 0. Second signal, or too long: exit at once. */
export function closeOnSignal(app: FastifyInstance): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), closeTimeout).unref();
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

/** The lines to print for an error that ends the start. */
export function operatorLines(error: unknown): string[] {
  if (isOperatorError(error)) return error.lines;
  if (isDatabaseAway(error))
    return [`DATABASE_URL: the database cannot be reached or refuses this user: ${reasonOf(error)}`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'no reason given').split('\n', 1)[0] ?? '';
}
