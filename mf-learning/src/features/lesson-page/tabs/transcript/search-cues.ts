import type { TranscriptCue } from './read-cues';

const special = /[\\^$.*+?()[\]{}|/]/g;

/** Finds a text regardless of upper and lower case; undefined where nothing is searched. */
export function searchedText(search: string): RegExp | undefined {
  const words = search.trim().normalize('NFC');
  return words === '' ? undefined : new RegExp(`(${words.replace(special, '\\$&')})`, 'iu');
}

/** The cues to show, each with its place among all. */
export const foundCues = (cues: readonly TranscriptCue[], searched: RegExp | undefined) =>
  cues
    .map((cue, index) => ({ ...cue, index }))
    .filter(({ text }) => searched === undefined || searched.test(text.normalize('NFC')));

/** A text in parts: each second one is what was searched. */
export const searchedParts = (text: string, searched: RegExp | undefined): string[] =>
  searched === undefined ? [text] : text.normalize('NFC').split(new RegExp(searched, 'giu'));
