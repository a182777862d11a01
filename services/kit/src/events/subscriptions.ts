import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { listenTo } from '../database/listen-to';
import { addCounter } from '../telemetry/metrics';
import type { EventHandler } from './event-handlers';
import { eventChannel } from './event-log.repository';
import { pullEvents, type ReadLog } from './pull-events';

export interface SubscriptionsOptions {
  /** Of the subscriber. */
  db: Database;
  handlers: readonly EventHandler[];
  /** The logs by service, which begins the type of its events. Undefined: there is no such service. */
  logs: Readonly<Record<string, ReadLog | undefined>>;
  /** In milliseconds; for tests. */
  timing?: { pullEvery?: number; gatherFor?: number };
}

/**
 * Pulls the events that `handlers` are for while `app` is open: soon after the publisher's commit if both use one database, and
 * every few seconds in any case.
 */
export function startSubscriptions(app: FastifyInstance, { db, handlers, logs, timing }: SubscriptionsOptions): void {
  const { pullEvery = 5_000, gatherFor = 100 } = timing ?? {};
  if (new Set(handlers.map(({ kind }) => kind)).size < handlers.length)
    throw new TypeError('Two handlers are for the same kind of event.');
  const countPull = addCounter(app, {
    name: 'event_pulls_total',
    help: 'Readings of events of other services, by type: a failed one is repeated.',
    labels: ['type', 'outcome'],
  });
  const pullers = new Map<string, Puller>();
  for (const { type } of handlers) {
    const readLog = logs[type.split('.')[0] ?? ''];
    if (!readLog || pullers.has(type)) continue;
    const handlersOfType = handlers.filter((handler) => handler.type === type);
    const report = (error?: unknown): void => {
      countPull({ type, outcome: error ? 'failed' : 'done' });
      if (error) app.log.warn({ err: error, type }, 'reading events failed');
    };
    pullers.set(
      type,
      createPuller(() => pullEvents(db, type, handlersOfType, readLog), report),
    );
  }
  if (pullers.size === 0) return;

  const pullAll = (): void => pullers.forEach((puller) => puller.pull());
  // Many changes in a short time are one reading.
  listenTo(app, db, {
    channel: eventChannel,
    onMessage: (type) => pullers.get(type)?.pullIn(gatherFor),
    onConnected: pullAll,
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    pullAll();
    timer = setInterval(pullAll, pullEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all([...pullers.values()].map((puller) => puller.end()));
  });
}

interface Puller {
  /** At once, or once more after the reading that goes on. */
  pull(): void;
  pullIn(ms: number): void;
  end(): Promise<void>;
}

/** One reading at a time. */
function createPuller(read: () => Promise<void>, report: (error?: unknown) => void): Puller {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isEnded = false;
  const run = async (): Promise<void> => {
    while (isWanted && !isEnded) {
      isWanted = false;
      await read().then(() => report(), report);
    }
    running = undefined;
  };
  const pull = (): void => {
    isWanted = true;
    running ??= run();
  };
  return {
    pull,
    pullIn(ms) {
      if (timer || isEnded) return;
      timer = setTimeout(() => {
        timer = undefined;
        pull();
      }, ms).unref();
    },
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await running;
    },
  };
}
