import { unavailable } from '@vidyapath/service-kit/errors';

export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws the 503 that `run` would throw now. */
  refuseWhenFull: () => void;
}

/** At most `slots` works at once and `waiting` behind them; whoever comes then is told to come back (503). */
export function createWorkQueue(slots: number, waiting: number): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  const refuseWhenFull = (): void => {
    if (running >= slots && queue.length >= waiting) throw unavailable(1, 'Too many people log in at the moment. Please try again shortly.');
  };

  return {
    refuseWhenFull,
    async run(work) {
      if (running >= slots) {
        refuseWhenFull();
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        // The slot passes on to the next without being free in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
