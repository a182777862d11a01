import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentHash, mediaTypes, plainSegment } from '../edge-policy/files';

/** Descriptions of a build for the platform only. */
const notServed: readonly string[] = ['remote.json', 'chunks.json', 'page.js'];
const isPlain = new RegExp(`^${plainSegment}$`);
const isHashed = new RegExp(contentHash);

export interface FileVariant {
  path: string;
  size: number;
}

export interface SliceFile {
  type: string;
  /** True when the name carries a hash of the content. */
  hashed: boolean;
  etag: string;
  identity: FileVariant;
  br: FileVariant | undefined;
  gzip: FileVariant | undefined;
}

/** The served file at `name` (with `/` between segments) of a slice's build folder. A name cannot lead outside of it. */
export async function findSliceFile(folder: string, name: string): Promise<SliceFile | undefined> {
  const segments = name.split('/');
  const type = mediaTypes[extname(name)];
  if (!type || !segments.every((segment) => isPlain.test(segment)) || !isServed(segments)) return undefined;
  const path = join(folder, ...segments);
  const [plain, br, gzip] = await Promise.all([sizeOf(path), sizeOf(`${path}.br`), sizeOf(`${path}.gz`)]);
  if (!plain) return undefined;
  const hashed = isHashed.test(name);
  // One that is older belongs to an earlier build, unless the name says that the content is the same.
  const variant = (encoded: Found, ending: string) =>
    encoded && (hashed || encoded.changed >= plain.changed)
      ? { path: `${path}.${ending}`, size: encoded.size }
      : undefined;
  return {
    type,
    hashed,
    etag: `W/"${plain.size.toString(36)}-${plain.changed.toString(36)}"`,
    identity: { path, size: plain.size },
    br: variant(br, 'br'),
    gzip: variant(gzip, 'gz'),
  };
}

function isServed(segments: readonly string[]): boolean {
  const file = segments.at(-1) ?? '';
  return segments[0] !== 'contracts' && !notServed.includes(file) && !file.endsWith('-stats.json');
}

type Found = { size: number; changed: number } | undefined;

async function sizeOf(path: string): Promise<Found> {
  try {
    const entry = await stat(path);
    return entry.isFile() ? { size: entry.size, changed: Math.trunc(entry.mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}
