import { type RefObject, useEffect, useState } from 'react';
import { type EditedCue, isAt } from './edited-cues';

/** The caption at the present second of the video; undefined: there is none. */
export function usePresentCue(
  video: RefObject<HTMLVideoElement | null>,
  cues: readonly EditedCue[],
): EditedCue | undefined {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    const element = video.current;
    const listen = () => setSecond(element?.currentTime ?? 0);
    element?.addEventListener('timeupdate', listen);
    return () => element?.removeEventListener('timeupdate', listen);
  }, [video]);
  return cues.find((cue) => isAt(cue, second));
}
