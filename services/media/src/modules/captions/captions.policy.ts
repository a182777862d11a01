import { captionFaults, faultText } from '@vidyapath/http/caption-faults';
import type { Cue } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { badFields } from '@vidyapath/service-kit/http/errors';
import { cleanText, hasText } from './caption-text';
import { faultsMax, type FoundCaptions, type FoundCue } from './read-captions';

/**
 * Cues as they are stored: clean, without empty ones, in the order of their times.
 * @throws {HttpProblem} 400 with the faults and their places. `seconds`: of the video, undefined while it is not known.
 */
export function checkedCues({ cues, faults }: FoundCaptions, seconds: number | undefined): Cue[] {
  const clean = cues.map((cue) => ({ ...cue, text: cleanText(cue.text) })).filter(({ text }) => hasText(text));
  const all = [...faults, ...clean.flatMap((cue) => faultsOf(cue, seconds))];
  if (clean.length > lessonLimits.cuesMax) all.push(captionFaults.many);
  if (clean.length === 0 && all.length === 0) all.push(captionFaults.none);
  if (all.length > 0) throw badFields(all.slice(0, faultsMax).map((detail) => ({ field: 'cues', detail })));
  return clean
    .map(({ from, to, text }) => ({ from: inMilliseconds(from), to: inMilliseconds(to), text }))
    .toSorted((one, other) => one.from - other.from);
}

function faultsOf({ place, from, to, text }: FoundCue, seconds: number = lessonLimits.secondsMax): string[] {
  const faults: string[] = [];
  if (inMilliseconds(from) >= inMilliseconds(to)) faults.push(faultText('order', place));
  else if (to > seconds + 1) faults.push(faultText('late', place));
  if ([...text].length > lessonLimits.cueMax) faults.push(faultText('long', place));
  return faults;
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** Whether captions of a video of one length may not fit another. */
export const isOtherLength = (before: number, after: number): boolean => Math.abs(before - after) > 1;
