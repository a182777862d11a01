import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ByteSource } from './byte-source';
import { startDurationThread, type ThreadAnswer, type ThreadMessage } from './duration-thread';
import { readMovieDuration } from './movie-duration';
import { ProbeError } from './probe-error';

/** Seconds of a media file (mp4, webm, mkv, ogg, mp3 …), read from as little of it as possible. Ends at once when aborted. */
export async function readMediaDuration(source: ByteSource, signal: AbortSignal): Promise<number> {
  const stated = await readMovieDuration(source);
  if (stated !== undefined) return stated;
  const seconds = await readInThread(source, signal);
  if (seconds !== null) return seconds;
  throw new ProbeError(
    source.isWhole
      ? 'The file does not say how long it is.'
      : 'The file does not say how long it is, and it is too large to be measured.',
  );
}

async function readInThread(source: ByteSource, signal: AbortSignal): Promise<number | null> {
  signal.throwIfAborted();
  const thread = startDurationThread({ size: source.size, isWhole: source.isWhole });
  const left = new AbortController();
  try {
    return await Promise.race([secondsFrom(thread, source), rejectedBy(signal, left.signal)]);
  } finally {
    left.abort();
    await thread.terminate();
  }
}

/** The result of the thread, which gets the bytes that it requests. */
function secondsFrom(thread: Worker, source: ByteSource): Promise<number | null> {
  // The error of the source, which the reader wraps or replaces.
  let failure: Error | undefined;
  const give = async (start: number, end: number): Promise<Uint8Array | undefined> => {
    try {
      // A copy, since the whole block around the bytes would be sent otherwise.
      return Uint8Array.from(await source.read(start, end));
    } catch (error) {
      failure ??= error as Error;
      return undefined;
    }
  };
  return new Promise((resolve, reject) => {
    const unreadable = (cause: unknown): void => reject(failure ?? notMedia(cause));
    thread.on('message', (message: ThreadMessage) => {
      if ('seconds' in message) return resolve(message.seconds);
      if ('unreadable' in message) return unreadable(message.unreadable);
      void give(message.start, message.end).then((bytes) =>
        thread.postMessage({ request: message.request, ...(bytes ? { bytes } : {}) } satisfies ThreadAnswer),
      );
    });
    // For example, when it needs more memory than it may have.
    thread.once('error', unreadable);
    thread.once('exit', unreadable);
  });
}

async function rejectedBy(signal: AbortSignal, until: AbortSignal): Promise<never> {
  await once(signal, 'abort', { signal: until });
  throw signal.reason as Error;
}

function notMedia(cause: unknown): ProbeError {
  return new ProbeError('This is not a media file whose duration can be read.', { cause });
}
