import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@vidyapath/platform-api/i18n';
import { serverPageLimits } from '@vidyapath/platform-api/server-page';
import { type CheckedPage, checkedPage } from './checked-page';

export interface PageQuestion {
  /** JSON of the `PageInput`. */
  input: string;
  language: Language;
}
export type PageAnswer = { page: CheckedPage | undefined } | { failed: string };

export interface PageThreadData {
  /** Of `page.js`. */
  code: string;
  /** For one page. */
  codeMs: number;
}

const { code, codeMs: timeout } = workerData as PageThreadData;

// Only strings go in and out: objects of the slice's code could run it outside of the time limit.
const globals = createContext(Object.assign(Object.create(null) as { input: string }, { input: '' }), {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
const run = new Script(`(() => {
  try {
    return 'page' + JSON.stringify(serverPage.describePage(JSON.parse(input)) ?? null);
  } catch (error) {
    return 'fail' + String(error).slice(0, 300);
  }
})()`);
new Script(code).runInContext(globals, { timeout });

function answer({ input, language }: PageQuestion): PageAnswer {
  globals.input = input;
  const said: unknown = run.runInContext(globals, { timeout });
  if (typeof said !== 'string') return { failed: 'it gave no description' };
  if (said.startsWith('fail')) return { failed: said.slice(4) };
  if (said.length > serverPageLimits.contentCharacters) return { failed: `it gave ${said.length} characters` };
  const described: unknown = JSON.parse(said.slice(4));
  return { page: described === null ? undefined : checkedPage(described, language) };
}

parentPort?.on('message', (question: PageQuestion) => {
  try {
    parentPort?.postMessage(answer(question));
  } catch (error) {
    parentPort?.postMessage({ failed: (error as Error).message });
  }
});
