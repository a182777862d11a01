import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Algorithm } from '@node-rs/argon2';
import { idlePriority, lowPriority } from '@vidyapath/service-kit/thread-priority';
import { createThreadPool } from './thread-pool';

export type Argon2Task = { do: 'hash'; password: string } | { do: 'verify'; password: string; hash: string };
type Argon2Answer = { result: string | boolean } | { error: string };

export const threadCount = Math.max(2, availableParallelism());

/** OWASP's first choice for Argon2id; the salt is random and stands in the hash. */
const parameters = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a thread runs, as text, since a bundle is one file. */
const work = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require(workerData.argon2);
  parentPort.on('message', (task) => {
    try {
      const { password, hash } = task;
      parentPort.postMessage({ result: task.do === 'hash' ? hashSync(password, workerData.parameters) : verifySync(hash, password) });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });
`;

const poolOf = (priority: string) =>
  createThreadPool<Argon2Task, Argon2Answer>(threadCount, () => {
    return new Worker(priority + work, { eval: true, workerData: { argon2: require.resolve('@node-rs/argon2'), parameters } });
  });

/** Takes what processors have left, so that readers do not feel a crowd that logs in. */
const leisurely = poolOf(idlePriority);
/** For a machine whose processors have nothing left. */
const sure = poolOf(lowPriority);

/** Milliseconds: a hash takes 20 to 50 of a processor. */
const patienceMs = 2_000;
const busyMs = 10_000;
let busyUntil = 0;

/** Hashes or verifies in one of {@link threadCount} threads, in the order of the calls. */
export async function runArgon2(task: Argon2Task): Promise<string | boolean> {
  const answer = await (performance.now() < busyUntil ? sure.run(task) : runLeisurely(task));
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}

async function runLeisurely(task: Argon2Task): Promise<Argon2Answer> {
  const answer = leisurely.run(task);
  const inTime = await Promise.race([answer, pause(patienceMs, undefined, { ref: false })]);
  if (inTime) return inTime;
  busyUntil = performance.now() + busyMs;
  return Promise.race([answer, sure.run(task)]);
}
