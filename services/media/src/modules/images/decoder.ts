import type { ChildProcess } from 'node:child_process';
import { createWorkQueue, type WorkQueueOptions } from '@vidyapath/service-kit/queue/work-queue';
import { boundMemory, nextMessage, startDecoderProcess } from './decoder-process';
import type { DecoderMessage, DecoderTask } from './decoder-script';
import { ImageError } from './image-error';
import type { ImageVariants } from './image-variants';

export interface DecoderOptions {
  /** Seconds for one image: the largest accepted ones take 7 on an idle machine. */
  seconds?: number;
  /** Beyond what the process has at its start. An AVIF of 40 megapixels with transparency takes 820 to 900. */
  memoryMb?: number;
  metrics?: WorkQueueOptions['metrics'];
}

export interface Decoder {
  /**
   * Makes all variants of an upload when its turn comes; persons take turns.
   * Rejects with {@link ImageError}, with `DecoderEndedError`, or with the queue's `QueueFullError`.
   */
  decode: (person: string, upload: Buffer) => Promise<ImageVariants>;
  /** Makes the picture for shared links of a stored image; all of them take turns as one person. */
  makeSharePicture: (image: Buffer) => Promise<Buffer>;
  /** Ends the process and its present work. */
  close: () => void;
}

const idleMs = 60_000;

/**
 * Decodes images in a separate process, one at a time, since a hostile one takes all the time and memory it can get. The process is
 * ended and replaced when an image takes too much of either; it starts with the first image, and ends a minute after the last.
 */
export function createDecoder({ seconds = 45, memoryMb = 1_000, metrics }: DecoderOptions = {}): Decoder {
  const queue = createWorkQueue({ name: 'image-decoding', running: 1, waiting: 8, metrics });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const running = async (): Promise<ChildProcess> => {
    if (child?.connected) return child;
    child = startDecoderProcess();
    await nextMessage(child, seconds);
    await boundMemory(child, memoryMb);
    return child;
  };
  const work = async <Result>(task: DecoderTask, resultOf: (answer: DecoderMessage) => Result): Promise<Result> => {
    clearTimeout(idle);
    try {
      const decoder = await running();
      const answer = nextMessage(decoder, seconds);
      decoder.send(task);
      return resultOf(await answer);
    } catch (error) {
      if (!(error instanceof ImageError)) close();
      throw error;
    } finally {
      idle = setTimeout(close, idleMs).unref();
    }
  };
  return {
    decode: (person, upload) => queue.run(person, () => work({ make: 'variants', from: upload }, imageOf)),
    makeSharePicture: (image) =>
      queue.run('share-pictures', () => work({ make: 'share-picture', from: image }, sharePictureOf)),
    close,
  };
}

function imageOf(answer: DecoderMessage): ImageVariants {
  if (answer !== 'ready' && 'image' in answer) return answer.image;
  throw failureOf(answer);
}

function sharePictureOf(answer: DecoderMessage): Buffer {
  if (answer !== 'ready' && 'sharePicture' in answer) return answer.sharePicture;
  throw failureOf(answer);
}

function failureOf(answer: DecoderMessage): Error {
  if (answer === 'ready') return new Error('The decoder started twice.');
  if ('refused' in answer) return new ImageError(answer.refused.reason, answer.refused.message);
  return new Error('failed' in answer ? answer.failed : 'The decoder answered another task.');
}
