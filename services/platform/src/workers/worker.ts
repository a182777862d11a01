import cluster from 'node:cluster';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import { operatorLines } from '@vidyapath/service-kit/process/run-service';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { openFrontEnd } from '../front-end/open-front-end';
import { serve } from '../serve';
import { prepareServices } from '../services';
import { createTeardown } from '../teardown';
import type { ToPrimary, ToWorker, WorkerSettings } from './messages';
import { createSharedCounts } from './shared-counts';

const countsEveryMs = 50;
const poolShare = 8;

/** A process that the primary has forked: requests its settings, serves, closes on request. */
export function runWorker(): void {
  const teardown = createTeardown();
  const counts = createSharedCounts();
  const waiting = new Map<number, (text: string) => void>();
  let app: ServiceServer | undefined;

  const collectMetrics = (): Promise<string> =>
    new Promise((resolve) => {
      const id = waiting.size === 0 ? 1 : Math.max(...waiting.keys()) + 1;
      waiting.set(id, resolve);
      send({ type: 'metrics', id });
    });
  const start = async ({ config, root, development }: WorkerSettings): Promise<void> => {
    const frontEnd = await openFrontEnd(config, {
      root,
      development,
      say: (line) => process.stderr.write(`${line}\n`),
    });
    const poolMax = Math.max(2, Math.ceil(poolShare / config.WORKERS));
    const services = await prepareServices(config, config.DATABASE_URL, teardown.add, { poolMax });
    const siblings = { rateLimitStore: counts.Store, collectMetrics };
    const served = await serve(config, { frontEnd, root, services, development, siblings }, teardown);
    app = served.app;
    send({ type: 'ready', url: served.url });
  };
  const close = async (): Promise<void> => {
    teardown.begin();
    await teardown.run();
    process.exit(0);
  };
  const handlers: { [Type in ToWorker['type']]: (message: Extract<ToWorker, { type: Type }>) => unknown } = {
    settings: ({ settings }) => start(settings).catch(fail),
    counts: (message) => counts.add(message.counts),
    report: async ({ id }) => send({ type: 'report', id, metrics: (await app?.metrics.getMetricsAsJSON()) ?? [] }),
    metrics: ({ id, text }) => {
      waiting.get(id)?.(text);
      waiting.delete(id);
    },
    close,
  };
  process.on('message', (message: ToWorker) => void (handlers[message.type] as (one: ToWorker) => unknown)(message));
  // The primary has ended, perhaps before this process began.
  process.on('disconnect', () => process.exit(0));
  cluster.worker?.on('error', () => process.exit(0));
  // Ctrl-C reaches the whole process group; the primary requests the end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void close());
  setInterval(() => {
    const taken = counts.take();
    if (taken.length > 0) send({ type: 'counts', counts: taken });
  }, countsEveryMs).unref();
  send({ type: 'hello' });
}

function fail(error: unknown): void {
  const lines = error instanceof OperatorError ? error.lines : operatorLines(error);
  process.send?.({ type: 'failed', lines } satisfies ToPrimary, () => process.exit(1));
}

function send(message: ToPrimary): void {
  if (process.connected) process.send?.(message);
}
