import { lessonFileEndings } from '@vidyapath/http/lesson-names';
import { limits } from '@vidyapath/http/limits';

/** The last part of a name that may be a path of any system. */
export const baseName = (fileName: string): string =>
  fileName.slice(1 + Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')));

export function hasLessonEnding(fileName: string): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return (lessonFileEndings as readonly (string | undefined)[]).includes(ending);
}

/** "03 - Ohm ka niyam.mp4" is "Ohm ka niyam"; a name of numbers only stays. */
export function titleOf(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_\p{Cc}]+/gu, ' ')
    .trim();
  const title = stem.replace(/^\d+(?:\.\d+)*(?:\s*[-–—.):]+\s*|\s+)/u, '').trim();
  return [...(title || stem || fileName)].slice(0, limits.moduleVideo.titleMax).join('').trim();
}
