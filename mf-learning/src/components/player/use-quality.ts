import { canFeedVideos } from '@vidyapath/remote-kit/stream-library';
import type { Play } from '@vidyapath/http/play';
import { createBrowserChoice } from '../../lib/browser-choice';

/** The rendition of the sound alone. */
export const soundOnly = 'audio';
/** Every rendition, by the network and the size on the screen. */
export const anyQuality = 'auto';

/** The shorter side of the largest picture that the data saver lets through. */
const savedHeight = 240;

interface Connection {
  saveData?: boolean;
}
const systemSaves = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};

const saver = createBrowserChoice('learning-data-saver', (stored) =>
  stored === null ? systemSaves() : stored === 'on',
);
const quality = createBrowserChoice('learning-quality', (stored) => stored ?? anyQuality);

/** Whether lessons shall use little data: a choice of this browser, at first the system's. */
export const useDataSaver = () => ({
  on: saver.useChosen(),
  choose: (on: boolean) => saver.choose(on ? 'on' : 'off'),
});

/** The best quality to play: `auto`, the name of a rendition, or `audio`; a choice of this browser. */
export interface Quality {
  value: string;
  choose: (name: string) => void;
  /** Best first, the sound alone last. */
  offered: Play['renditions'];
}

/** The quality of a stream, and the address and largest picture that follow from it. */
export function useQuality(play: Play | undefined) {
  const chosen = quality.useChosen();
  const isSaving = saver.useChosen();
  const offered = (play?.renditions ?? [])
    .filter(({ name, height }) => (name === soundOnly ? play?.audio_url : !isSaving || height <= savedHeight))
    .toSorted((one, other) => other.height - one.height);
  const found = offered.find(({ name }) => name === chosen);
  const isSound = found?.name === soundOnly;
  const most = found && !isSound ? found.height : Infinity;
  const choice: Quality = { value: found?.name ?? anyQuality, choose: (name) => quality.choose(name), offered };
  return {
    url: (isSound ? play?.audio_url : undefined) ?? play?.url,
    largest: isSaving ? Math.min(savedHeight, most) : most,
    choice: offered.length > 0 && canFeedVideos() ? choice : undefined,
  };
}
