import { Worker } from 'node:worker_threads';

export interface ScriptThreadOptions {
  /** For one answer; the first one also waits for the start of the thread. */
  timeLimitMs: number;
  heapMb: number;
  workerData?: unknown;
}

/** A thread that answers one question after the other. Call `ask` again only after its answer. */
export interface ScriptThread<Question, Answer> {
  /** @throws when the thread hangs or ends; the next question starts another one */
  ask(this: void, question: Question): Promise<Answer>;
  end(this: void): Promise<void>;
}

/** `script` is `require.resolve('./…-script')`: beside a bundle it is a bundle too (services/kit/bin/build-service.ts). */
export function createScriptThread<Question, Answer>(
  script: string,
  { timeLimitMs, heapMb, workerData }: ScriptThreadOptions,
): ScriptThread<Question, Answer> {
  let worker: Worker | undefined;
  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const start = (): Worker => {
    const execArgv = script.endsWith('.ts') ? ['--require', require.resolve('tsx/cjs')] : [];
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    const started = new Worker(script, { execArgv, env: {}, resourceLimits, workerData });
    started.unref();
    return started.on('error', () => undefined);
  };
  return {
    end,
    async ask(question) {
      worker ??= start();
      try {
        return await answerOf<Answer>(worker, question, timeLimitMs);
      } catch (error) {
        await end();
        throw error;
      }
    },
  };
}

function answerOf<Answer>(worker: Worker, question: unknown, timeLimitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => settle(() => reject(new Error('The thread took too long.'))), timeLimitMs);
    const onExit = (): void => settle(() => reject(new Error('The thread has ended.')));
    const settle = (then: () => void): void => {
      clearTimeout(limit);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (answer: Answer): void => settle(() => resolve(answer));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  });
}
