import type { Input } from 'mediabunny';
import type { ByteSource } from './byte-source';
import { ProbeError } from './probe-error';

/** What the source failed with, since the reader wraps or replaces it. */
interface Reading {
  failure?: Error;
}

const cacheBytes = 1_024 * 1_024;

/** Seconds of a media file (mp4, webm, mkv, ogg, mp3 …), read from as little of it as says so. */
export async function readMediaDuration(source: ByteSource): Promise<number> {
  const reading: Reading = {};
  const input = await openInput(source, reading);
  try {
    const stated = await input.getDurationFromMetadata();
    if (isDuration(stated)) return stated;
    if (!source.isWhole) throw new ProbeError('The file does not say how long it is, and it is too large to be measured.');
    const measured = await input.computeDuration();
    if (isDuration(measured)) return measured;
    throw new ProbeError('The file does not say how long it is.');
  } catch (error) {
    if (error instanceof ProbeError) throw error;
    if (reading.failure) throw reading.failure;
    throw notMedia(error);
  } finally {
    input.dispose();
  }
}

async function openInput(source: ByteSource, reading: Reading): Promise<Input> {
  const media = await import('mediabunny');
  return new media.Input({
    formats: [
      media.MP4, media.QTFF, media.WEBM, media.MATROSKA, media.OGG, media.MP3, media.WAVE, media.FLAC, media.ADTS,
    ],
    source: new media.CustomSource({
      getSize: () => source.size,
      read: (start, end) =>
        source.read(start, end).catch((error: Error) => {
          reading.failure ??= error;
          throw error;
        }),
      maxCacheSize: cacheBytes,
      prefetchProfile: 'none',
      handleUnhandledError: (error) => void (reading.failure ??= error as Error),
    }),
  });
}

function isDuration(seconds: number | null): seconds is number {
  return seconds !== null && Number.isFinite(seconds) && seconds > 0;
}

function notMedia(cause: unknown): ProbeError {
  return new ProbeError('This is not a media file whose duration can be read.', { cause });
}
