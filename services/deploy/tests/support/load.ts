import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** Requests that were answered as they should be. */
  answered: () => number;
  /** Waits for so many more. */
  more: (count: number) => Promise<void>;
  /** Ends it; resolves with what went wrong. */
  stop: () => Promise<string[]>;
}

const betweenMs = 10;

/** Each client does its requests in turn, over and over, and throws when an answer is not what it should be. */
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
      const wanted = answered + count;
      while (answered < wanted && failures.length === 0) await pause(20);
    },
    stop: async () => {
      ending = true;
      await Promise.all(lives);
      return failures;
    },
  };
}
