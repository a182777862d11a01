import { titleOf } from '@vidyapath/http/file-title';
import { type CaptionLanguage, captionLanguages, lessonFileEndings } from '@vidyapath/http/lesson-names';

/** Captions among dropped files. */
export interface DroppedCaptions {
  file: File;
  language: CaptionLanguage;
  /** What the name of their video is without its ending. */
  stem: string;
}

/** A video among dropped files, with its captions. */
export interface DroppedVideo {
  file: File;
  title: string;
  captions: DroppedCaptions[];
}

export interface DroppedFiles {
  videos: DroppedVideo[];
  /** Captions of which no video has the name. */
  captions: DroppedCaptions[];
  /** Neither videos nor captions. */
  others: File[];
}

const byNumbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const captionName = /^(.*)\.([a-z]{2})\.(?:vtt|srt)$/i;

/** Videos in the order of their names, with numbers by value, each with the captions of the same stem. */
export function sortDropped(files: readonly File[]): DroppedFiles {
  const isVideo = ({ name }: File) => endings.has(endingOf(name));
  const captions = files.flatMap((file) => captionsOf(file) ?? []);
  const videos = files.filter(isVideo).sort((one, other) => byNumbers.compare(one.name, other.name));
  const stems = new Set(videos.map(({ name }) => stemOf(name)));
  return {
    videos: videos.map((file) => ({
      file,
      title: titleOf(file.name),
      captions: captions.filter(({ stem }) => stem === stemOf(file.name)),
    })),
    captions: captions.filter(({ stem }) => !stems.has(stem)),
    others: files.filter((file) => !isVideo(file) && !captionsOf(file)),
  };
}

const endings: ReadonlySet<string> = new Set(lessonFileEndings);
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Some systems write the letters of a name in parts. */
const sameLetters = (name: string): string => name.normalize('NFC').toLowerCase();

/** The name without its ending, to be compared. */
export const stemOf = (name: string): string => sameLetters(name).replace(/\.[^.]*$/, '');

/** Whether a file has captions by its ending, in whatever language. */
export const isCaptionFile = ({ name }: File): boolean => /\.(?:vtt|srt)$/i.test(name);

function captionsOf(file: File): DroppedCaptions | undefined {
  const [, stem = '', ending] = captionName.exec(sameLetters(file.name)) ?? [];
  const language = captionLanguages.find((one) => one === ending);
  return language && { file, language, stem };
}
