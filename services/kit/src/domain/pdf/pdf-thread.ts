import { Worker } from 'node:worker_threads';
import type { PdfAnswer } from './answer-drawings';

/** A document of 20 items takes a tenth of a second; the first one reads the fonts. */
const timeLimitMs = 20_000;

/** A thread that draws documents, so that no other request waits for it. Call `draw` again only after its answer. */
export interface PdfThread<Content> {
  draw(this: void, content: Content): Promise<Buffer>;
  end(this: void): Promise<void>;
}

/** `script` is `require.resolve('./…-script')`: beside a bundle it is a bundle too (services/kit/bin/build-service.ts). */
export function startPdfThread<Content>(script: string, nameOf: (content: Content) => string): PdfThread<Content> {
  let worker: Worker | undefined;
  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  return {
    end,
    async draw(content) {
      worker ??= startWorker(script);
      try {
        const result = await answerOf(worker, content);
        if ('failed' in result) throw new Error(`The document ${nameOf(content)} cannot be drawn: ${result.failed}`);
        return Buffer.from(result.pdf);
      } catch (error) {
        // A thread that hangs or has ended is replaced at the next document.
        await end();
        throw error;
      }
    },
  };
}

function startWorker(script: string): Worker {
  const execArgv = script.endsWith('.ts') ? ['--require', require.resolve('tsx/cjs')] : [];
  const worker = new Worker(script, { execArgv, env: {}, resourceLimits: { maxOldGenerationSizeMb: 128 } });
  worker.unref();
  return worker.on('error', () => undefined);
}

function answerOf(worker: Worker, content: unknown): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => settle(() => reject(new Error('The document took too long.'))), timeLimitMs);
    const onExit = (): void => settle(() => reject(new Error('The thread that draws documents has ended.')));
    const settle = (then: () => void): void => {
      clearTimeout(limit);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    const onMessage = (result: PdfAnswer): void => settle(() => resolve(result));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(content);
  });
}
