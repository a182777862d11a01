import type { Cue } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { typedText } from './cue-text';
import { secondsOf, timeText } from './cue-times';

/** A caption as it is typed, which need not be right yet. */
export interface EditedCue {
  /** Of its row. */
  key: number;
  from: string;
  to: string;
  text: string;
}

export type CueFault = 'time' | 'order' | 'late' | 'empty' | 'long';

/** Seconds of a new caption, where the next one leaves them. */
const usualLength = 3;

export const editedCues = (cues: readonly Cue[]): EditedCue[] =>
  cues.map(({ from, to, text }, key) => ({ key, from: timeText(from), to: timeText(to), text: typedText(text) }));

/** Of captions without a fault. */
export const cuesOf = (edited: readonly EditedCue[]): Cue[] =>
  edited.map(({ from, to, text }) => ({ from: secondsOf(from) ?? 0, to: secondsOf(to) ?? 0, text }));

/** The first thing that is wrong. `seconds`: of the video; null: not known. */
export function faultOf({ from, to, text }: EditedCue, seconds: number | null): CueFault | undefined {
  const start = secondsOf(from);
  const end = secondsOf(to);
  if (start === undefined || end === undefined) return 'time';
  if (end <= start) return 'order';
  if (end > (seconds ?? lessonLimits.secondsMax) + 1) return 'late';
  if (text.trim() === '') return 'empty';
  return [...text].length > lessonLimits.cueMax ? 'long' : undefined;
}

/** Whether a caption is shown at a second. */
export function isAt({ from, to }: EditedCue, second: number): boolean {
  return (secondsOf(from) ?? Infinity) <= second && second < (secondsOf(to) ?? 0);
}

/** By their beginnings; those without a time stay behind the one before. */
export function sorted(cues: readonly EditedCue[]): EditedCue[] {
  let last = 0;
  return cues
    .map((cue) => {
      last = secondsOf(cue.from) ?? last;
      return { cue, at: last };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ cue }) => cue);
}

const nextKey = (cues: readonly EditedCue[]): number => Math.max(-1, ...cues.map(({ key }) => key)) + 1;

/** Adds an empty caption that begins at a second. */
export function withNew(cues: readonly EditedCue[], second: number): { cues: EditedCue[]; key: number } {
  const key = nextKey(cues);
  const next = Math.min(...cues.map(({ from }) => secondsOf(from) ?? Infinity).filter((from) => from > second));
  const added = { key, from: timeText(second), to: timeText(Math.min(second + usualLength, next)), text: '' };
  return { cues: sorted([...cues, added]), key };
}

/** Undoes a deletion. @param at its place before */
export const withBack = (cues: readonly EditedCue[], cue: EditedCue, at: number): EditedCue[] =>
  sorted(cues.toSpliced(at, 0, { ...cue, key: nextKey(cues) }));

/** Ends a caption at a second inside it, else in its middle; the second half of its words follows from there. */
export function withSplit(cues: readonly EditedCue[], { key, from, to, text }: EditedCue, second: number): EditedCue[] {
  const start = secondsOf(from);
  const end = secondsOf(to);
  if (start === undefined || end === undefined) return [...cues];
  const middle = timeText(second > start && second < end ? second : (start + end) / 2);
  const words = text.split(/\s+/);
  const half = Math.ceil(words.length / 2);
  const parts = [
    { key, from, to: middle, text: words.slice(0, half).join(' ') },
    { key: nextKey(cues), from: middle, to, text: words.slice(half).join(' ') },
  ];
  return cues.flatMap((cue) => (cue.key === key ? parts : cue));
}
