import type { Storyboard } from '@vidyapath/http/lesson-assets';
import type { Source } from './check/check.policy';
import { checkFile } from './check/check-file';
import { encodeValues } from './renditions/encode-values';
import type { ListedRendition } from './renditions/master-playlist';
import { makePoster, makeStoryboard } from './renditions/pictures';
import { frameRateOf, type PlannedRendition } from './renditions/renditions.policy';
import { runEncode } from './renditions/run-encode';
import { verifyRendition } from './renditions/verify-rendition';
import type { Work } from './work';

/** Name of the folder with what is made, in that of the work. */
export const madeFolder = 'made';

export interface Pictures {
  /** Names of files. */
  poster: string;
  storyboard: Storyboard | null;
}

interface PictureSize {
  width: number | null;
  height: number | null;
}

/** Makes what plays of a file. */
export interface Encoder {
  check: (work: Work) => Promise<Source>;
  /** Each rendition is in a folder of its name, and is probed. */
  encode: (
    work: Work,
    source: Source,
    planned: readonly PlannedRendition[],
    onPercent: (percent: number) => void,
  ) => Promise<ListedRendition[]>;
  /** The storyboard is made of the rendition. */
  pictures: (work: Work, source: Source, rendition: ListedRendition) => Promise<Pictures>;
  /** The picture at a second of a piece of a rendition, which is the source of the work. Returns its name in `folder`. */
  poster: (work: Work, size: PictureSize, at: number, folder: string) => Promise<string>;
}

export const ffmpegEncoder: Encoder = {
  check: checkFile,
  async encode(work, source, planned, onPercent) {
    const rate = frameRateOf(source.framesPerSecond);
    const values = encodeValues(work.source, source, rate, planned, madeFolder);
    const folders = [madeFolder, ...planned.map(({ name }) => `${madeFolder}/${name}`)];
    await runEncode(work, values, source.seconds, folders, onPercent);
    const listed: ListedRendition[] = [];
    for (const rendition of planned) {
      const made = await verifyRendition(work, source, rate, rendition, madeFolder);
      listed.push({ ...rendition, ...made });
    }
    return listed;
  },
  pictures: async (work, source, rendition) => ({
    poster: await makePoster(work, source, source.seconds / 10, madeFolder),
    storyboard: await makeStoryboard(work, source, rendition, madeFolder),
  }),
  poster: (work, { width, height }, at, folder) =>
    makePoster(work, { picture: 'v:0', width: width ?? 0, height: height ?? 0, wideLight: false }, at, folder),
};
