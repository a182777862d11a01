import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { idlePriority, lowPriority } from './thread-priority';

/** Nice value and policy of a thread, the 19th and 41st field of what proc(5) tells of it. */
function standing(stat: string): { nice: number; policy: number } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
  return { nice: fields[16] ?? NaN, policy: fields[38] ?? NaN };
}

const whoIAm = `require('node:worker_threads').parentPort.postMessage(require('node:fs').readFileSync('/proc/thread-self/stat', 'utf8'));`;

test.each([
  ['of low priority', lowPriority, { nice: 10, policy: 0 }],
  ['for idle processors', idlePriority, { nice: 10, policy: 5 }],
])('work %s is below everything else, and nothing else is', async (_name, priority, expected) => {
  const before = standing(readFileSync('/proc/self/stat', 'utf8'));
  const [stat] = (await once(new Worker(priority + whoIAm, { eval: true }), 'message')) as [string];
  expect(standing(stat)).toEqual(expected);
  expect(standing(readFileSync('/proc/self/stat', 'utf8'))).toEqual(before);
});
