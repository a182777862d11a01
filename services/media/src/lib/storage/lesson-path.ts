import { StorageAwayError } from './storage';

/** Neither can name another folder: no dot at the beginning of a part. */
const id = /^[0-9a-f-]{36}$/;
const path = /^[a-z0-9]+(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){0,2}$/;

export const isLessonPath = (assetId: string, below: string): boolean => id.test(assetId) && path.test(below);

/** Of a file or folder of an asset, below the root of the storage. */
export function lessonPathOf(assetId: string, below: string): string {
  if (!isLessonPath(assetId, below))
    throw new StorageAwayError(`Not a name of a lesson's file: ${JSON.stringify([assetId, below])}`);
  return `lessons/${assetId}/${below}`;
}

/** The id itself, so that none can name another folder. */
export function knownId(uploadId: string): string {
  if (!id.test(uploadId)) throw new StorageAwayError(`Not the id of an upload: ${JSON.stringify(uploadId)}`);
  return uploadId;
}

/** Of a PDF of a lesson, below the root of the storage. */
export const handoutPathOf = (fileId: string): string => `handouts/${knownId(fileId)}.pdf`;

const contentTypes: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/** Of a file of a lesson, by its ending. */
export const lessonContentType = (name: string): string =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The order in which files of a folder are seen: those in folders first, and the master playlist, which names them, last. */
export const rankOf = (name: string): number => (name === 'master.m3u8' ? 2 : name.includes('/') ? 0 : 1);
