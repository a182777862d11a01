/** Thrown when so much is waiting already that another caller had better come back later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface WorkQueue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Runs at most `running` pieces of work at once and lets at most `waiting` more wait for their turn. */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }): WorkQueue {
  let active = 0;
  const queue: (() => void)[] = [];
  const enter = async () => {
    if (active < running) return void (active += 1);
    if (queue.length >= waiting) throw new QueueFullError('Too many images are being worked on.');
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
