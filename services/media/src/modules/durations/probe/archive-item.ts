import { archiveItemPattern } from '@vidyapath/http/media';
import { parseDuration } from './parse-duration';

/** An item of archive.org, and its requested file. */
export interface ArchiveItem {
  id: string;
  file?: string;
}

export interface ArchiveFile {
  name: string;
  /** Seconds, when the item's metadata have them. */
  duration: number | undefined;
}

const itemPath = new RegExp(`^/(details|download|embed)/(${archiveItemPattern})(?:/(.*))?$`);

/** The item of an archive.org address; `undefined` for any other address. */
export function archiveItemOf(url: URL): ArchiveItem | undefined {
  if (url.hostname !== 'archive.org' && url.hostname !== 'www.archive.org') return undefined;
  const [, , id, rest] = itemPath.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const file = decodeSafely((rest ?? '').replace(/\/$/, ''));
  return file ? { id, file } : { id };
}

/** Types of files that can be played; those that every browser plays come first. */
const playable = [/\.mp4$/i, /\.(webm|m4v)$/i, /\.(ogv|mkv|mov|mpe?g|avi)$/i, /\.mp3$/i, /\.(m4a|ogg|flac|wav)$/i];

/** The file that the item's page would play, or the requested one. */
export function chooseArchiveFile(metadata: unknown, requested: string | undefined): ArchiveFile | undefined {
  const files = filesOf(metadata);
  const requestedFile = files.find(({ name }) => name === requested);
  if (requestedFile) return requestedFile;
  for (const kind of playable) {
    const matching = files.filter(({ name }) => kind.test(name));
    const chosen = matching.find(({ duration }) => duration !== undefined) ?? matching[0];
    if (chosen) return chosen;
  }
  return undefined;
}

function filesOf(metadata: unknown): ArchiveFile[] {
  const files = (metadata as { files?: unknown } | null)?.files;
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: { name?: unknown; length?: unknown } | null) => {
    if (typeof file?.name !== 'string') return [];
    return [{ name: file.name, duration: durationOf(file.length) }];
  });
}

/** Seconds of a length in the metadata. */
export function durationOf(length: unknown): number | undefined {
  const text = typeof length === 'number' ? String(length) : length;
  return (typeof text === 'string' && parseDuration(text)) || undefined;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
