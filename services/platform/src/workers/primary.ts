import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import { createMetricsGathering } from './gathered-metrics';
import type { ToPrimary, ToWorker, WorkerSettings } from './messages';

export interface WorkersOptions {
  count: number;
  /** Script of a worker, which calls `runWorker`. */
  script: string;
  settings: WorkerSettings;
  say: (line: string) => void;
}

export interface Workers {
  url: string;
  /** Resolves when new ones serve; the present ones then finish their open requests. If a new one cannot start, they stay. */
  exchange: () => Promise<void>;
  /** Resolves when all have finished their open requests. */
  stop: () => Promise<void>;
}

/** Longer than a worker takes to finish by itself. */
const closeTimeoutMs = 9_500;
/** Before a new worker, and before each further try while none can start; twice as long each time. */
const firstPauseMs = 500;
const longestPauseMs = 5_000;

/** Processes that share the port. One that ends by itself is replaced; the primary serves nothing itself. */
export async function startWorkers({ count, script, settings, say }: WorkersOptions): Promise<Workers> {
  cluster.setupPrimary({ exec: script });
  const running = new Set<Worker>();
  /** Those that were told to end. */
  const leaving = new WeakSet<Worker>();
  const gathering = createMetricsGathering(() => [...running]);
  let stopping = false;

  const begin = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork();
      running.add(worker);
      let ready = false;
      worker.on('message', (message: ToPrimary) => {
        if (message.type === 'hello') send(worker, { type: 'settings', settings });
        else if (message.type === 'counts')
          [...running].filter((other) => other !== worker).forEach((other) => send(other, message));
        else if (message.type === 'metrics')
          void gathering.ask().then((text) => send(worker, { type: 'metrics', id: message.id, text }));
        else if (message.type === 'report') gathering.take(worker, message);
        else if (message.type === 'failed') reject(new OperatorError(message.lines));
        else {
          ready = true;
          resolve(message.url);
        }
      });
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        if (!ready)
          return reject(new OperatorError([`WORKERS: a process ended with ${signal || code} before it was ready`]));
        if (leaving.has(worker)) return;
        say(`A worker ended by itself (${signal || code}); starting another.`);
        void replace();
      });
    });

  /** The database may be away when a worker has to be replaced: retries until one serves. */
  const replace = async (): Promise<void> => {
    for (let wait = firstPauseMs; ; wait = Math.min(2 * wait, longestPauseMs)) {
      await pause(wait);
      if (stopping) return;
      const failure = await begin().then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (failure === undefined || stopping) return;
      say(`${failure}; trying again`);
    }
  };

  const end = async (workers: readonly Worker[]): Promise<void> => {
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) {
      leaving.add(worker);
      send(worker, { type: 'close' });
    }
    const killTimer = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), closeTimeoutMs);
    await Promise.all(ended);
    clearTimeout(killTimer);
  };

  const exchange = async (): Promise<void> => {
    const present = [...running];
    await Promise.all(Array.from({ length: count }, begin));
    void end(present);
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    await end([...running]);
  };
  try {
    const [url = ''] = await Promise.all(Array.from({ length: count }, begin));
    return { url, exchange, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
