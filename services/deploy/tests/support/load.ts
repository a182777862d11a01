import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** Number of requests with the expected answer. */
  answered: () => number;
  /** Waits for this number of further answers. */
  more: (count: number) => Promise<void>;
  /** Ends the load; resolves with the failures. */
  stop: () => Promise<string[]>;
}

const betweenMs = 10;

/** Each client repeats its requests, and throws if an answer is not as expected. */
export function startLoad(clients: readonly ((turn: number) => Promise<void>)[]): Load {
  const failures: string[] = [];
  let answered = 0;
  let ending = false;
  const live = async (client: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !ending; turn += 1) {
      try {
        await client(turn);
        answered += 1;
      } catch (error) {
        failures.push(
          error instanceof Error
            ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
            : String(error),
        );
      }
      await pause(betweenMs);
    }
  };
  const lives = clients.map(live);
  return {
    answered: () => answered,
    more: async (count) => {
      const target = answered + count;
      while (answered < target && failures.length === 0) await pause(20);
    },
    stop: async () => {
      ending = true;
      await Promise.all(lives);
      return failures;
    },
  };
}
