import type { ArchiveVideo } from '@vidyapath/http/media';
import { notFound, unavailable } from '@vidyapath/service-kit/http/errors';
import type { MediaContext } from '../../context';
import { readJson } from './probe/answer-body';
import { openArchiveMetadata } from './probe/archive-requests';
import { archiveVideosOf } from './probe/archive-videos';
import { createProbeClient } from './probe/probe-client';
import { ProbeError } from './probe/probe-error';

const retrySeconds = 30;
/** The rest of a request's time is for sending the answer. */
const timeForReading = 20_000;

/** Videos of an item of archive.org; 404 without any, 503 when it cannot be read. Ends when `ending` aborts. */
export async function listArchiveVideos(
  { probe }: MediaContext,
  item: string,
  ending: AbortController,
): Promise<ArchiveVideo[]> {
  const videos = archiveVideosOf(item, await readMetadata(probe, item, ending));
  if (videos.length === 0) throw notFound('archive.org has no item with this id, or it has no video for browsers.');
  return videos;
}

async function readMetadata(
  { allowed, resolve, archiveOrigin, timeMs = timeForReading }: MediaContext['probe'],
  item: string,
  ending: AbortController,
): Promise<unknown> {
  // A signal of AbortSignal.any may be garbage before its time is over (Node 20).
  const limit = setTimeout(() => ending.abort(), timeMs);
  const client = createProbeClient({ allowed, resolve, signal: ending.signal, redirectsMax: 0 });
  try {
    return await readJson(await openArchiveMetadata(client, archiveOrigin, item));
  } catch (error) {
    const detail = error instanceof ProbeError ? error.message : 'archive.org cannot be reached at the moment.';
    throw unavailable(retrySeconds, `${detail} Please try again later.`, error);
  } finally {
    clearTimeout(limit);
    ending.abort();
    await client.close();
  }
}
