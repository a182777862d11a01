import { lessonLimits } from './lesson-limits';

/** What is wrong in captions, in the words of media. Screens in other languages know the sentences by their keys. */
export const captionFaults = {
  untimed: 'There is no time before this text.',
  times: 'The times are not like 00:01:02.500 --> 00:01:04.000.',
  order: 'It ends before it begins.',
  late: 'It ends after the video.',
  long: `The text has more than ${lessonLimits.cueMax} characters.`,
  many: `There are more than ${lessonLimits.cuesMax} captions.`,
  none: 'There are no captions in it.',
  encoding: 'The file is not text in UTF-8 or UTF-16.',
} as const;
export type CaptionFault = keyof typeof captionFaults;

/** A line of a file, or a caption of a request, from 1. */
export interface CaptionPlace {
  unit: 'line' | 'caption';
  number: number;
}

const units = { line: 'Line', caption: 'Caption' } as const;

/** "Line 3: It ends before it begins.". */
export const faultText = (fault: CaptionFault, { unit, number }: CaptionPlace): string =>
  `${units[unit]} ${number}: ${captionFaults[fault]}`;

/** Reads what `faultText` wrote, or a fault without a place; undefined: it is another sentence. */
export function readFault(text: string): { fault: CaptionFault; place?: CaptionPlace } | undefined {
  const [, unit, number, sentence] = /^(?:(Line|Caption) (\d+): )?(.+)$/.exec(text) ?? [];
  const fault = (Object.keys(captionFaults) as CaptionFault[]).find((key) => captionFaults[key] === sentence);
  if (!fault) return undefined;
  if (unit === undefined) return { fault };
  return { fault, place: { unit: unit === units.line ? 'line' : 'caption', number: Number(number) } };
}
