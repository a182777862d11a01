import { type CaptionPlace, faultText } from '@vidyapath/http/caption-faults';
import type { Cue } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';

/** Before it is checked: what a file says, or a caller. */
export interface FoundCue extends Cue {
  place: CaptionPlace;
}

export interface FoundCaptions {
  cues: FoundCue[];
  /** Sentences for the user, each with its place; the first ones. */
  faults: string[];
}

const textLineMax = 4_000;
/** More would not be read. */
export const faultsMax = 20;
const timing = /^([0-9:.,]{1,20})[ \t]*-->[ \t]*([0-9:.,]{1,20})(?:[ \t]|$)/;
const time = /^(?:([0-9]{1,3}):)?([0-9]{1,3}):([0-9]{1,2})(?:[.,]([0-9]{1,6}))?$/;
/** A line that was to be one of times. */
const brokenTiming = /^[0-9]{1,3}:[0-9]{2}[0-9:.,]*[ \t]*[-=–—>→]/;
/** Blocks of WebVTT without cues. */
const otherBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t:]|$)/;

/**
 * The cues of a file of WebVTT or SRT, as tools write them: without header or hours, with comma or dot, without the empty line between
 * cues, with empty lines inside of one. Each line is read once.
 */
export function readCaptions(text: string): FoundCaptions {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.slice(0, textLineMax).trim());
  const cues: FoundCue[] = [];
  const faults: string[] = [];
  let at = /^WEBVTT(?:\s|$)/.test(lines[0] ?? '') ? endOfBlock(lines, 1) : 0;
  while (at < lines.length && faults.length < faultsMax && cues.length <= lessonLimits.cuesMax) {
    const line = lines[at] ?? '';
    const named = !isTiming(line) && isTiming(lines[at + 1]);
    if (line === '') at += 1;
    else if (isTiming(line) || named) {
      const from = named ? at + 1 : at;
      const to = endOfText(lines, from + 1);
      const cue = cueOf(lines, from, to);
      if (typeof cue === 'string') faults.push(cue);
      else cues.push(cue);
      at = to;
    } else if (otherBlock.test(line)) at = endOfBlock(lines, at + 1);
    else {
      const last = cues.at(-1);
      if (brokenTiming.test(line)) faults.push(noTimes(at));
      else if (!last) faults.push(faultText('untimed', placeOf(at)));
      else if (!isNumber(line)) last.text += `\n${line}`;
      at += 1;
    }
  }
  return { cues, faults };
}

const placeOf = (at: number): CaptionPlace => ({ unit: 'line', number: at + 1 });
const noTimes = (at: number): string => faultText('times', placeOf(at));
const isNumber = (line = ''): boolean => /^[0-9]+$/.test(line);
const isTiming = (line = ''): boolean => line.includes('-->');

/** The next empty line, or the line before the next time, which may be the name of its cue. */
function endOfBlock(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at] !== '' && !isTiming(lines[at])) at += 1;
  return at;
}

/** The same; a number before the next time is no text. */
function endOfText(lines: readonly string[], from: number): number {
  const end = endOfBlock(lines, from);
  return end > from && isTiming(lines[end]) && isNumber(lines[end - 1]) ? end - 1 : end;
}

function cueOf(lines: readonly string[], at: number, end: number): FoundCue | string {
  const [, first = '', second = ''] = timing.exec(lines[at] ?? '') ?? [];
  const from = secondsOf(first);
  const to = secondsOf(second);
  if (from === undefined || to === undefined) return noTimes(at);
  return { place: placeOf(at), from, to, text: lines.slice(at + 1, end).join('\n') };
}

function secondsOf(text: string): number | undefined {
  const [whole, hours = 0, minutes, seconds, fraction = 0] = time.exec(text) ?? [];
  if (whole === undefined || Number(seconds) > 59) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
}
