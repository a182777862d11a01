import { type RefObject, useEffect, useEffectEvent } from 'react';

const isCaptions = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';
const tracksOf = (video: HTMLVideoElement) => Array.from(video.textTracks).filter(isCaptions);

/** Whether the captions of a video are shown; undefined where it has none. */
function captionsOf(video: HTMLVideoElement): boolean | undefined {
  const tracks = tracksOf(video);
  return tracks.length > 0 ? tracks.some(({ mode }) => mode === 'showing') : undefined;
}

/** Shows the first captions, or none; the `change` event reports which. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const shown = captionsOf(video);
  tracksOf(video).forEach((track, at) => {
    track.mode = !shown && at === 0 ? 'showing' : 'disabled';
  });
}

/** Reports when a file turns out to have captions, which is known once it is being read, and when they are chosen in the browser's own menu. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  onCaptionsChange: (captions: boolean | undefined) => void,
): void {
  const report = useEffectEvent(onCaptionsChange);
  useEffect(() => {
    const element = video.current;
    const tracks = element?.textTracks;
    if (!tracks) return;
    const look = () => report(captionsOf(element));
    const events = ['addtrack', 'removetrack', 'change'];
    events.forEach((name) => tracks.addEventListener(name, look));
    return () => events.forEach((name) => tracks.removeEventListener(name, look));
  }, [video]);
}
