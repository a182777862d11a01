import { createHash } from 'node:crypto';
import { lessonPathPrefix } from '@vidyapath/http/media';

const contentTypes = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

export const storedContentTypes = Object.values(contentTypes);

type StoredExtension = keyof typeof contentTypes;

const lessonMark = 'lesson-';

/** For a lesson's file its mark; then a lower-case hexadecimal hash, optionally a width, and an ending: no separator, no dot that could name another folder. */
const storedName = /^(?:lesson-)?[0-9a-f]{64}(?:-[1-9][0-9]{1,3})?\.(webp|jpg|mp4|webm)$/;

/** The content type of a name that this platform gives, `undefined` for any other name. */
export function contentTypeOf(name: string): string | undefined {
  const extension = storedName.exec(name)?.[1] as StoredExtension | undefined;
  return extension && contentTypes[extension];
}

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const mediaPathPrefix = '/media/';

/** A lesson's file is separate from a public one of the same content. */
export const lessonName = (name: string): string => `${lessonMark}${name}`;

export const isLessonName = (name: string): boolean => name.startsWith(lessonMark);

export const mediaPathOf = (name: string): string =>
  isLessonName(name) ? `${lessonPathPrefix}${name.slice(lessonMark.length)}` : `${mediaPathPrefix}${name}`;

/** The stored name in an address of this platform's own files. */
export function nameOfMediaPath(path: string): string | undefined {
  const name = path.startsWith(lessonPathPrefix)
    ? lessonName(path.slice(lessonPathPrefix.length))
    : path.slice(mediaPathPrefix.length);
  return contentTypeOf(name) && mediaPathOf(name) === path ? name : undefined;
}
