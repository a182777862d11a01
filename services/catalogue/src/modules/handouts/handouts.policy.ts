import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { conflict } from '@vidyapath/service-kit/http/errors';

/** Readers look for the marks in so many bytes at either end. */
const markedBytes = 1_024;

/** By its content: other bytes than white space may be before the first mark, and after the last. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, markedBytes).includes('%PDF-') && bytes.subarray(-markedBytes).includes('%%EOF');

export function assertRoom(count: number): void {
  const { perLesson } = lessonLimits.handout;
  if (count >= perLesson) throw conflict('too-many-handouts', `A lesson may have ${perLesson} files at most.`);
}
