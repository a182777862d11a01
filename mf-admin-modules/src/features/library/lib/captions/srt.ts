import { readText } from './cue-text';
import { cuesOf, type EditedCue } from './edited-cues';
import { timeText } from './cue-times';

/** Hours are always there, and a comma is before the thousandths. */
function srtTime(seconds: number): string {
  const time = timeText(seconds).replace('.', ',');
  return seconds < 3_600 ? `00:${time}` : time;
}

/** Captions as a file that most editing programs read. */
export const srtOf = (cues: readonly EditedCue[]): string =>
  cuesOf(cues)
    .map(({ from, to, text }, at) => `${at + 1}\r\n${srtTime(from)} --> ${srtTime(to)}\r\n${readText(text)}\r\n`)
    .join('\r\n');
