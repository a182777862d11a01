import { type CaptionLanguage, captionLanguages, lessonFileEndings } from '@vidyapath/http/lesson-names';
import { limits } from '@vidyapath/http/limits';

/** A video among dropped files, with its captions. */
export interface DroppedVideo {
  file: File;
  title: string;
  captions: { language: CaptionLanguage; file: File }[];
}

export interface DroppedFiles {
  videos: DroppedVideo[];
  /** Captions of which no video has the name. */
  captions: File[];
  /** Neither videos nor captions. */
  others: File[];
}

const byNumbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const captionName = /^(.*)\.([a-z]{2})\.(?:vtt|srt)$/i;

/** Videos in the order of their names, with numbers by value, each with the captions of the same stem. */
export function sortDropped(files: readonly File[]): DroppedFiles {
  const isVideo = ({ name }: File) => endings.has(endingOf(name));
  const isCaption = ({ name }: File) => languageOf(name) !== undefined;
  const videos = files.filter(isVideo).sort((one, other) => byNumbers.compare(one.name, other.name));
  const captions = files.filter(isCaption);
  const stems = new Set(videos.map(({ name }) => stemOf(name)));
  return {
    videos: videos.map((file) => ({
      file,
      title: titleOf(file.name),
      captions: captions
        .filter(({ name }) => stemOfCaption(name) === stemOf(file.name))
        .flatMap((caption) => {
          const language = languageOf(caption.name);
          return language === undefined ? [] : { language, file: caption };
        }),
    })),
    captions: captions.filter(({ name }) => !stems.has(stemOfCaption(name))),
    others: files.filter((file) => !isVideo(file) && !isCaption(file)),
  };
}

/** "03 - Ohm ka niyam.mp4" is "Ohm ka niyam", as the service titles an asset; a name of numbers only stays. */
export function titleOf(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_]+/gu, ' ')
    .trim();
  const title = stem.replace(/^\d+(?:\.\d+)*(?:\s*[-–—.):]+\s*|\s+)/u, '').trim();
  return (title || stem || fileName).slice(0, limits.moduleVideo.titleMax).trim();
}

const endings: ReadonlySet<string> = new Set(lessonFileEndings);
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase();
const stemOfCaption = (name: string): string => captionName.exec(name)?.[1]?.toLowerCase() ?? '';

function languageOf(name: string): CaptionLanguage | undefined {
  const found = captionName.exec(name)?.[2]?.toLowerCase();
  return captionLanguages.find((language) => language === found);
}
