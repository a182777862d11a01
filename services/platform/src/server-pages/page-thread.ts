import { createScriptThread } from '@vidyapath/service-kit/process/script-thread';
import type { PageAnswer, PageQuestion, PageThreadData } from './page-script';

const script = require.resolve('./page-script');

/** The script stops the slice's code itself; this is for the start of the thread, and for code that cannot be stopped. */
const timeLimitMs = 2_000;
const heapMb = 64;
/** Further pages are not composed. */
const waitingMax = 50;
/** After the thread had to be ended. */
const restMs = 5_000;

export interface PageThread {
  describe: (question: PageQuestion) => Promise<PageAnswer>;
  /** After the questions that were asked before. */
  end: () => Promise<void>;
}

/** Runs the `page.js` of one release of a slice, one page after the other. */
export function createPageThread(code: string, codeMs: number): PageThread {
  const { ask, end } = createScriptThread<PageQuestion, PageAnswer>(script, {
    timeLimitMs: timeLimitMs + codeMs,
    heapMb,
    workerData: { code, codeMs } satisfies PageThreadData,
  });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let restsUntil = -Infinity;
  const answer = async (question: PageQuestion): Promise<PageAnswer> => {
    if (performance.now() < restsUntil) return { failed: 'its thread had to be ended a moment ago' };
    try {
      return await ask(question);
    } catch (error) {
      restsUntil = performance.now() + restMs;
      return { failed: (error as Error).message };
    }
  };
  return {
    async describe(question) {
      if (waiting >= waitingMax) return { failed: `${waiting} pages are waiting` };
      waiting += 1;
      const answered = last.then(() => answer(question));
      last = answered;
      try {
        return await answered;
      } finally {
        waiting -= 1;
      }
    },
    end: () => last.then(end),
  };
}
