import { type ArchiveItem, chooseArchiveFile } from './archive-item';
import { archiveFileAddress, openArchiveMetadata } from './archive-requests';
import { readJson } from './answer-body';
import { readMediaDuration } from './media-duration';
import type { ProbeClient } from './probe-client';
import { ProbeError } from './probe-error';
import { type Report, withSteps } from './probe-progress';
import { openRemoteSource } from './remote-source';

/** Seconds of an archive.org item: from its metadata, else from the file itself. */
export async function readArchiveDuration(
  client: ProbeClient,
  origin: string,
  item: ArchiveItem,
  report: Report,
): Promise<number> {
  report(5);
  const answer = await openArchiveMetadata(client, origin, item.id);
  report(10);
  const file = chooseArchiveFile(await readJson(answer), item.file);
  if (!file) throw new ProbeError('This archive.org item has no video or sound, or does not exist.');
  if (file.duration !== undefined) return file.duration;
  const source = await openRemoteSource(client, archiveFileAddress(origin, item.id, file.name));
  return readMediaDuration(withSteps(source, report), client.signal);
}
