import type { Worker } from 'node:worker_threads';

export interface ThreadPool<Task, Answer> {
  /** In the order of the calls. Rejects when the thread itself fails. */
  run: (task: Task) => Promise<Answer>;
}

/** At most `size` threads, each begun when it is first needed, that answer every message with one. */
export function createThreadPool<Task, Answer>(size: number, start: () => Worker): ThreadPool<Task, Answer> {
  const idle: Worker[] = [];
  const waiting: ((thread: Worker) => void)[] = [];
  let started = 0;

  async function turn(): Promise<Worker> {
    const free = idle.pop();
    if (free) return free;
    if (started >= size) return new Promise((resolve) => waiting.push(resolve));
    started += 1;
    return start();
  }

  function passOn(thread: Worker): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  }

  function ask(thread: Worker, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const answered = (answer: Answer): void => {
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

  return { run: async (task) => ask(await turn(), task) };
}
