import { lessonFileEndings } from '@vidyapath/http/lesson-names';

/** The last part of a name that may be a path of any system. */
export const baseName = (fileName: string): string =>
  fileName.slice(1 + Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')));

export function hasLessonEnding(fileName: string): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return (lessonFileEndings as readonly (string | undefined)[]).includes(ending);
}
