import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { lowPriority } from '@vidyapath/service-kit/thread-priority';

export type Argon2Task = { do: 'hash'; password: string } | { do: 'verify'; password: string; hash: string };
type Argon2Answer = { result: string | boolean } | { error: string };

export const threadCount = Math.max(2, availableParallelism());

/** What a thread runs, as text, since a bundle is one file. */
const source = `${lowPriority}
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

const idle: Worker[] = [];
const waiting: ((thread: Worker) => void)[] = [];
let started = 0;

/** Hashes or verifies in one of {@link threadCount} threads, in the order of the calls. */
export async function runArgon2(task: Argon2Task, parameters: object): Promise<string | boolean> {
  const answer = await ask(await turn(parameters), task);
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}

async function turn(parameters: object): Promise<Worker> {
  const free = idle.pop();
  if (free) return free;
  if (started >= threadCount) return new Promise((resolve) => waiting.push(resolve));
  started += 1;
  return new Worker(source, { eval: true, workerData: { argon2: require.resolve('@node-rs/argon2'), parameters } });
}

function ask(thread: Worker, task: Argon2Task): Promise<Argon2Answer> {
  return new Promise((resolve, reject) => {
    const answered = (answer: Argon2Answer): void => {
      thread.off('error', failed);
      // An idle thread must not keep the process.
      thread.unref();
      passOn(thread);
      resolve(answer);
    };
    const failed = (error: Error): void => {
      thread.off('message', answered);
      started -= 1;
      reject(error);
    };
    thread.once('message', answered);
    thread.once('error', failed);
    thread.ref();
    thread.postMessage(task);
  });
}

function passOn(thread: Worker): void {
  const next = waiting.shift();
  if (next) next(thread);
  else idle.push(thread);
}
