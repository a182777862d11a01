import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { lowPriority } from './thread-priority';

/** Nice value of a thread, the 19th field of what proc(5) tells of it. */
function niceValue(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

const whoIAm = `require('node:worker_threads').parentPort.postMessage(require('node:fs').readFileSync('/proc/thread-self/stat', 'utf8'));`;

test('a thread of low priority is below everything else, and nothing else is', async () => {
  const before = niceValue(readFileSync('/proc/self/stat', 'utf8'));
  const [stat] = (await once(new Worker(lowPriority + whoIAm, { eval: true }), 'message')) as [string];
  expect(niceValue(stat)).toBe(10);
  expect(niceValue(readFileSync('/proc/self/stat', 'utf8'))).toBe(before);
});
