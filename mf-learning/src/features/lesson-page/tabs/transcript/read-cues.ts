import { clockSeconds } from '../../../../lib/clock-seconds';

export interface TranscriptCue {
  from: number;
  text: string;
}

const timing = /^(?<from>[\d:]+)\.\d{3} --> /;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A cue's text as it is read: without the tags and entities that captions may have. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(/<\/?[biu]>/g, '')
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** The cues of captions in the one form of WebVTT in which the media service sends them. */
export function readCues(file: string): TranscriptCue[] {
  return file.split(/\r?\n\r?\n/).flatMap((block) => {
    const [time = '', ...lines] = block.trim().split(/\r?\n/);
    const from = clockSeconds(timing.exec(time)?.groups?.from ?? '');
    const text = plainText(lines);
    return from === undefined || text === '' ? [] : [{ from, text }];
  });
}

/** The cue that is shown at a second, or was the last one; -1 before the first. */
export const cueAt = (cues: readonly TranscriptCue[], seconds: number): number =>
  cues.findLastIndex(({ from }) => from <= seconds);
