import type { Cue } from '@vidyapath/http/lesson-assets';
import { readText } from './cue-text';
import { cuesOf, type EditedCue, editedCues } from './edited-cues';

const lineOf = ({ from, to, text }: EditedCue): string => `${from} – ${to} ${readText(text)}`;
const without = (lines: readonly string[], others: readonly string[]): string => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line)).join('\n');
};

/** Where own captions differ from stored ones, a caption a line. Own ones that are the text of a file stand beside all of the others. */
export function differences(mine: readonly EditedCue[] | string, stored: readonly Cue[]) {
  const theirs = editedCues(stored).map(lineOf);
  if (typeof mine === 'string') return { mine, theirs: theirs.join('\n') };
  // Typed times may be written in another way.
  const own = editedCues(cuesOf(mine)).map(lineOf);
  return { mine: without(own, theirs), theirs: without(theirs, own) };
}
