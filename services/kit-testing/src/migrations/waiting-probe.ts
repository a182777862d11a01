import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vidyapath/service-kit/database/database';

/** Takes the locks of readers and writers of each of `tables` repeatedly, and measures the longest wait. */
export function startProbe(db: Database, tables: readonly string[]) {
  let longest = 0;
  let going = true;
  const turn = async (table: string, mode: 'access share' | 'row exclusive'): Promise<void> => {
    const since = performance.now();
    await db.transaction((trx) => trx.raw(`lock table ?? in ${mode} mode`, [table]));
    longest = Math.max(longest, performance.now() - since);
  };
  const running = (async () => {
    while (going) {
      for (const table of tables) {
        await turn(table, 'access share');
        await turn(table, 'row exclusive');
      }
      await pause(1);
    }
  })();
  return {
    /** Milliseconds that the longest turn took. */
    stop: async (): Promise<number> => {
      going = false;
      await running;
      return longest;
    },
  };
}
