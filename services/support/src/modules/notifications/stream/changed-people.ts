/** Milliseconds between two rounds: changes that come in a burst are sent together. */
const pauseMs = 50;
/** After a round that failed. */
const againMs = 1_000;
const most = 1_000;

export interface ChangedPeople {
  add(userIds: readonly number[]): void;
  close(): void;
}

/** Collects the people whose counts changed and calls `sendCounts` for them, one round at a time, until it succeeds. */
export function createChangedPeople(sendCounts: (userIds: readonly number[]) => Promise<void>): ChangedPeople {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let closed = false;

  const round = async (): Promise<void> => {
    running = true;
    const userIds = [...waiting].slice(0, most);
    for (const userId of userIds) waiting.delete(userId);
    let pause = pauseMs;
    try {
      await sendCounts(userIds);
    } catch {
      pause = againMs;
      for (const userId of userIds) waiting.add(userId);
    }
    running = false;
    if (waiting.size > 0) begin(pause);
  };
  const begin = (afterMs: number): void => {
    if (closed || running) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void round();
    }, afterMs).unref();
  };
  return {
    add(userIds) {
      for (const userId of userIds) waiting.add(userId);
      if (waiting.size > 0) begin(0);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
