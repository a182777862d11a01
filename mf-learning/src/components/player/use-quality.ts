import { canFeedVideos } from '@vidyapath/remote-kit/stream-library';
import type { Play } from '@vidyapath/http/play';
import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';
import { useDataSaver } from '@vidyapath/client/screens/data-saver';

/** The rendition of the sound alone. */
export const soundOnly = 'audio';
/** Every rendition, by the network and the size on the screen. */
export const anyQuality = 'auto';

/** The shorter side of the largest picture that the data saver lets through. */
const savedHeight = 240;

const quality = createBrowserChoice('learning-quality', (stored) => stored ?? anyQuality);

/** The best quality to play: `auto`, the name of a rendition, or `audio`; a choice of this browser. */
export interface Quality {
  value: string;
  choose: (name: string) => void;
  /** Best first, the sound alone last. */
  offered: Play['renditions'];
}

/** The quality of a stream, and the address and largest picture that follow from it. */
export function useQuality(play: Play | undefined) {
  const { value: chosen, choose } = quality.useChoice();
  const isSaving = useDataSaver().on;
  const offered = (play?.renditions ?? [])
    .filter(({ name, height }) => (name === soundOnly ? play?.audio_url : !isSaving || height <= savedHeight))
    .toSorted((one, other) => other.height - one.height);
  const found = offered.find(({ name }) => name === chosen);
  const isSound = found?.name === soundOnly;
  const most = found && !isSound ? found.height : Infinity;
  const choice: Quality = { value: found?.name ?? anyQuality, choose, offered };
  return {
    url: (isSound ? play?.audio_url : undefined) ?? play?.url,
    largest: isSaving ? Math.min(savedHeight, most) : most,
    choice: offered.length > 0 && canFeedVideos() ? choice : undefined,
  };
}
