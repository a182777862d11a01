import { Gauge, type Registry } from 'prom-client';
import { addCounter, addHistogram } from '../telemetry/metrics';

/** Thrown when the queue is full, in total or for this key, or the work has waited too long. Answered with 503 or 429. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor(
    message: string,
    /** True when this key has more waiting than others, which are still accepted. */
    readonly ofKey: boolean,
  ) {
    super(message);
  }
}

export interface WorkQueueOptions {
  /** How many run at once. */
  running: number;
  /** How many of one key run at once; the same as `running` when left out. */
  runningPerKey?: number;
  /** How many wait behind them, of all keys together. */
  waiting: number;
  /** How many of one key wait; the same as `waiting` when left out. */
  waitingPerKey?: number;
  /** Milliseconds after which waiting work is refused; without it, work waits until its turn. */
  waitingMs?: number;
  /** Names the queue in metrics, such as `password-checks`. */
  name: string;
  metrics?: Registry | undefined;
}

export interface WorkQueue {
  /**
   * Runs `work` when its turn comes. Keys (an address, a person) take turns, so that a key with much work delays itself only.
   * @throws QueueFullError when there is no place for it, a key with fewer waiting took its place, or it has waited too long
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Throws the {@link QueueFullError} that `run` would throw now. */
  assertPlace(key: string): void;
}

interface Waiter {
  start: () => void;
  refuse: (error: QueueFullError) => void;
  timer?: NodeJS.Timeout;
}

/** A bounded queue that is fair between keys. When it is full, the newest of the key with the most waiting gives way to a key with fewer. */
export function createWorkQueue({
  running,
  runningPerKey = running,
  waiting,
  waitingPerKey = waiting,
  waitingMs,
  name,
  metrics,
}: WorkQueueOptions): WorkQueue {
  /** The first key is the next one to be served; a served key moves to the end. */
  const lines = new Map<string, Waiter[]>();
  const activeOf = new Map<string, number>();
  const seen = observe(name, metrics, () => length);
  let active = 0;
  let length = 0;

  const mayRun = (key: string): boolean => active < running && (activeOf.get(key) ?? 0) < runningPerKey;
  const count = (key: string, change: 1 | -1): void => {
    active += change;
    const left = (activeOf.get(key) ?? 0) + change;
    if (left > 0) activeOf.set(key, left);
    else activeOf.delete(key);
  };
  const lengthOf = (key: string): number => lines.get(key)?.length ?? 0;
  const longestLine = (): [string, Waiter[]] =>
    [...lines].reduce((longest, line) => (line[1].length > longest[1].length ? line : longest));
  const hasPlace = (key: string): boolean => {
    if (mayRun(key)) return true;
    if (lengthOf(key) >= waitingPerKey) return false;
    return length < waiting || (length > 0 && longestLine()[1].length > lengthOf(key) + 1);
  };
  const full = (ofKey: boolean): QueueFullError =>
    new QueueFullError(`The queue ${name} is full${ofKey ? ' for this key' : ''}.`, ofKey);
  const assertPlace = (key: string): void => {
    if (hasPlace(key)) return;
    seen.refused();
    throw full(lengthOf(key) >= waitingPerKey);
  };

  const wait = (key: string): Promise<void> => {
    if (length >= waiting) dropNewestOf(...longestLine());
    length += 1;
    return new Promise<void>((start, refuse) => {
      const waiter: Waiter = { start, refuse };
      lines.set(key, [...(lines.get(key) ?? []), waiter]);
      if (waitingMs !== undefined) waiter.timer = setTimeout(() => drop(key, waiter, false), waitingMs);
    });
  };
  const dropNewestOf = (key: string, line: Waiter[]): void => drop(key, line.at(-1) as Waiter, true);
  const drop = (key: string, waiter: Waiter, ofKey: boolean): void => {
    const others = (lines.get(key) ?? []).filter((other) => other !== waiter);
    if (others.length > 0) lines.set(key, others);
    else lines.delete(key);
    length -= 1;
    seen.refused();
    clearTimeout(waiter.timer);
    waiter.refuse(full(ofKey));
  };
  const startNext = (): void => {
    const next = [...lines].find(([key]) => mayRun(key));
    if (!next) return;
    const [key, [first, ...others]] = next;
    lines.delete(key);
    if (others.length > 0) lines.set(key, others);
    length -= 1;
    count(key, 1);
    clearTimeout(first?.timer);
    first?.start();
  };

  return {
    assertPlace,
    async run(key, work) {
      const waited = seen.waits();
      assertPlace(key);
      if (mayRun(key)) count(key, 1);
      else await wait(key);
      waited();
      try {
        return await work();
      } finally {
        count(key, -1);
        startNext();
      }
    },
  };
}

/** Several queues of one process share the metrics and differ by label; the services of one process have queues of one label. */
function observe(queue: string, metrics: Registry | undefined, length: () => number) {
  if (!metrics) return { waits: () => () => undefined, refused: () => undefined };
  const addWait = addHistogram(
    { metrics },
    {
      name: 'work_queue_wait_seconds',
      help: 'Time that work waited for its turn.',
      labels: ['queue'],
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30],
    },
  );
  const countRefused = addCounter(
    { metrics },
    {
      name: 'work_queue_refused_total',
      help: 'Work that was refused because the queue was full.',
      labels: ['queue'],
    },
  );
  const lengths = queueLengths(metrics);
  lengths.set(queue, [...(lengths.get(queue) ?? []), length]);
  return {
    waits: () => {
      const startedAt = performance.now();
      return () => addWait({ queue }, (performance.now() - startedAt) / 1_000);
    },
    refused: () => countRefused({ queue }),
  };
}

type Lengths = Map<string, (() => number)[]>;

const lengthsOf = new WeakMap<Registry, Lengths>();

function queueLengths(registry: Registry): Lengths {
  const known = lengthsOf.get(registry);
  if (known) return known;
  const lengths: Lengths = new Map();
  lengthsOf.set(registry, lengths);
  new Gauge({
    name: 'work_queue_length',
    help: 'Work that waits for its turn.',
    labelNames: ['queue'] as const,
    registers: [registry],
    collect() {
      for (const [queue, parts] of lengths)
        this.set(
          { queue },
          parts.reduce((sum, length) => sum + length(), 0),
        );
    },
  });
  return lengths;
}
