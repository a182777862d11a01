import { createHash } from 'node:crypto';

const contentTypes = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

export const storedContentTypes = Object.values(contentTypes);

type StoredExtension = keyof typeof contentTypes;

/** Lower-case hexadecimal hash, optionally a width, and an ending: no separator, no dot that could lead elsewhere. */
const storedName = /^[0-9a-f]{64}(?:-[1-9][0-9]{1,3})?\.(webp|mp4|webm)$/;

/** The content type of a name that this platform gives, `undefined` for any other name. */
export function contentTypeOf(name: string): string | undefined {
  const extension = storedName.exec(name)?.[1] as StoredExtension | undefined;
  return extension && contentTypes[extension];
}

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const mediaPathPrefix = '/media/';

/** The stored name in an address of this platform's own files. */
export function nameOfMediaPath(path: string): string | undefined {
  if (!path.startsWith(mediaPathPrefix)) return undefined;
  const name = path.slice(mediaPathPrefix.length);
  return contentTypeOf(name) ? name : undefined;
}
