import { limits } from '@vidyapath/http/limits';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { durationOf } from './archive-item';
import { archiveFileAddress } from './archive-requests';

/** Where learners play it from, wherever the metadata were read. */
const archiveOrigin = 'https://archive.org';
/** A course has no more lessons. */
const videosMax = limits.learning.lessonsMax;
const byNumbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface File {
  name: string;
  /** The uploaded file that it was made of, or itself. */
  original: string;
  isMade: boolean;
  format: string;
  size: number | undefined;
  duration: number | undefined;
}

/** Files that browsers play, the best ones first: what archive.org made for the web, uploaded ones, small ones. */
const kinds: readonly ((file: File) => boolean)[] = [
  ({ name, isMade, format }) => isMade && /^h\.264/i.test(format) && /\.mp4$/i.test(name),
  ({ name, isMade }) => !isMade && /\.mp4$/i.test(name),
  ({ name }) => /\.mp4$/i.test(name),
  ({ name }) => /\.(?:m4v|webm)$/i.test(name),
];

/** Videos of an item that browsers play; of several files of one video the best. */
export function archiveVideosOf(item: string, metadata: unknown): ArchiveVideo[] {
  const files = filesOf(metadata);
  const durations = new Map(files.map(({ name, duration }) => [name, duration]));
  const videos = new Map<string, ArchiveVideo>();
  for (const isKind of kinds) {
    for (const file of files.filter(isKind)) {
      const url = archiveFileAddress(archiveOrigin, item, file.name);
      if (videos.has(file.original) || url.length > limits.url.max) continue;
      const { original: name, size: size_bytes = null, duration = durations.get(name) } = file;
      videos.set(name, { name, url, size_bytes, duration_in_seconds: duration ?? null });
    }
  }
  const sorted = [...videos.values()].sort((one, other) => byNumbers.compare(one.name, other.name));
  return sorted.slice(0, videosMax);
}

function filesOf(metadata: unknown): File[] {
  const files = (metadata as { files?: unknown } | null)?.files;
  return Array.isArray(files) ? files.flatMap((file: unknown) => fileOf(file) ?? []) : [];
}

type Described = Partial<Record<'name' | 'original' | 'source' | 'format' | 'size' | 'length' | 'private', unknown>>;

function fileOf(described: unknown): File | undefined {
  const { name, original, source, format, size, length, private: hidden } = (described ?? {}) as Described;
  // Only those who may edit the item can open a private file.
  if (!isName(name) || String(hidden) === 'true') return undefined;
  const isMade = source === 'derivative' && isName(original);
  return {
    name,
    original: isMade ? original : name,
    isMade,
    format: typeof format === 'string' ? format : '',
    size: sizeOf(size),
    duration: secondsOf(length),
  };
}

/** A path whose parts stay below the item's address. */
function isName(name: unknown): name is string {
  if (typeof name !== 'string' || /\p{Surrogate}/u.test(name)) return false;
  return name.split('/').every((part) => !/^\.{0,2}$/.test(part));
}

function sizeOf(size: unknown): number | undefined {
  const bytes = typeof size === 'string' && /^\d+$/.test(size) ? Number(size) : size;
  return Number.isSafeInteger(bytes) ? Math.max(0, Number(bytes)) : undefined;
}

function secondsOf(length: unknown): number | undefined {
  const duration = durationOf(length);
  if (duration === undefined || duration > limits.moduleVideo.durationMaxSeconds) return undefined;
  return Math.max(1, Math.round(duration));
}
