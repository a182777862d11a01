import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** What a browser may fetch of a slice; anything else in its build folder, such as a source map, is not there. */
const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const notServed = /(^|\/)(remote|.*-stats)\.json$/;
const plainSegment = /^[\w@~-][\w.@~-]*$/;

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

/** The served file at `name` (with `/` between segments) of a slice's build folder. Nothing outside can be named. */
export async function findSliceFile(folder: string, name: string): Promise<SliceFile | undefined> {
  const segments = name.split('/');
  const type = mediaTypes[extname(name)];
  if (!type || !segments.every((segment) => plainSegment.test(segment)) || notServed.test(name)) return undefined;
  const path = join(folder, ...segments);
  const [plain, br, gzip] = await Promise.all([sizeOf(path), sizeOf(`${path}.br`), sizeOf(`${path}.gz`)]);
  if (!plain) return undefined;
  return {
    type,
    hashed: /\.[0-9a-f]{8,}\./.test(name),
    etag: `W/"${plain.size.toString(36)}-${plain.changed.toString(36)}"`,
    identity: { path, size: plain.size },
    // One that is older belongs to an earlier build.
    br: br && br.changed >= plain.changed ? { path: `${path}.br`, size: br.size } : undefined,
    gzip: gzip && gzip.changed >= plain.changed ? { path: `${path}.gz`, size: gzip.size } : undefined,
  };
}

async function sizeOf(path: string): Promise<{ size: number; changed: number } | undefined> {
  try {
    const entry = await stat(path);
    return entry.isFile() ? { size: entry.size, changed: Math.trunc(entry.mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}
