import { Worker } from 'node:worker_threads';
import { possibleSeconds } from './possible-duration';

/** Messages of the thread: that it needs bytes, or how it ended. */
export type ThreadMessage =
  { request: number; start: number; end: number } | { seconds: number | null } | { unreadable: string };
/** The requested bytes; undefined when they cannot be read. */
export type ThreadAnswer = { request: number; bytes?: Uint8Array };

/** The library itself takes 10 MB; what remains is enough for the index of any file but an MP4. */
const heapMb = 24;

/** The code of the thread as text, since a bundle is one file. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  const media = require(workerData.library);
  const waiting = new Map();
  let requests = 0;
  parentPort.on('message', ({ request, bytes }) => {
    const { resolve, reject } = waiting.get(request);
    waiting.delete(request);
    if (bytes) resolve(bytes);
    else reject(new Error('These bytes cannot be read.'));
  });
  const read = (start, end) => new Promise((resolve, reject) => {
    requests += 1;
    waiting.set(requests, { resolve, reject });
    parentPort.postMessage({ request: requests, start, end });
  });
  const input = new media.Input({
    formats: [media.MP4, media.QTFF, media.WEBM, media.MATROSKA, media.OGG, media.MP3, media.WAVE, media.FLAC, media.ADTS],
    source: new media.CustomSource({
      getSize: () => workerData.size, read, maxCacheSize: 1024 * 1024, prefetchProfile: 'none', handleUnhandledError: () => undefined,
    }),
  });
  const isDuration = (seconds) => Number.isFinite(seconds) && seconds > 0;
  const isPossible = (seconds) => isDuration(seconds) && seconds >= workerData.least && seconds <= workerData.most;
  const measure = async () => {
    const stated = await input.getDurationFromMetadata();
    if (isPossible(stated) || !workerData.isWhole) return isPossible(stated) ? stated : null;
    const measured = await input.computeDuration();
    return isDuration(measured) ? measured : null;
  };
  measure().then((seconds) => parentPort.postMessage({ seconds }), (error) => parentPort.postMessage({ unreadable: String(error) }));
`;

/**
 * Begins to read a file's duration in its own thread: a hostile file may make the reader run without end or ask for
 * unlimited memory, and then only this thread ends.
 */
export function startDurationThread(file: { size: number; isWhole: boolean }): Worker {
  return new Worker(source, {
    eval: true,
    env: {},
    execArgv: [],
    // The library's warnings are no log lines.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 4 },
    workerData: { ...file, ...possibleSeconds(file), library: require.resolve('mediabunny') },
  });
}
