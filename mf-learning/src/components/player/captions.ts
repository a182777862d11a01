import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';

const isCaptions = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';
const tracksOf = (video: HTMLVideoElement) => Array.from(video.textTracks).filter(isCaptions);

/** Of captions that do not say it. */
const unknownLanguage = 'und';
const languageOf = ({ language }: TextTrack) => language || unknownLanguage;

const chosen = createBrowserChoice('learning-captions', (stored) => stored ?? '');
const shownLast = createBrowserChoice('learning-captions-last', (stored) => stored ?? '');

/** The language of captions, '' for none, and the one in which they were shown last: choices of this browser. */
export function useChosenCaptions() {
  const { value, choose } = chosen.useChoice();
  const last = shownLast.useChoice();
  return {
    language: value,
    last: last.value,
    choose: (language: string) => {
      choose(language);
      if (language) last.choose(language);
    },
  };
}

/** The language of the captions that a video shows, '' for none; undefined where it has none. */
function captionsOf(video: HTMLVideoElement): string | undefined {
  const tracks = tracksOf(video);
  const shown = tracks.find(({ mode }) => mode === 'showing');
  return tracks.length > 0 ? ((shown && languageOf(shown)) ?? '') : undefined;
}

/** Shows the captions of a language, or none; the `change` event reports which. */
function showCaptions(video: HTMLVideoElement, language: string): void {
  const tracks = tracksOf(video);
  const shown = tracks.find((track) => languageOf(track) === language);
  tracks.forEach((track) => {
    track.mode = track === shown ? 'showing' : 'disabled';
  });
}

/** Shows captions, those in the language `last` or in that of the page if there are some, or none. */
export function toggleCaptions(video: HTMLVideoElement, last: string): void {
  const languages = tracksOf(video).map(languageOf);
  const wanted = [last, document.documentElement.lang].find((one) => languages.includes(one)) ?? languages[0];
  showCaptions(video, captionsOf(video) ? '' : (wanted ?? ''));
}

interface CaptionEvents {
  /** The language of the captions that the video shows, '' for none; undefined where it has none. */
  onCaptionsChange: (captions: string | undefined) => void;
  /** They were switched, perhaps in the browser's own menu. */
  onCaptionsSwitch: (captions: string) => void;
}

/** Shows the captions in a language once a video has them, and reports which it shows. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  language: string,
  { onCaptionsChange, onCaptionsSwitch }: CaptionEvents,
): void {
  const look = useEffectEvent((element: HTMLVideoElement) => onCaptionsChange(captionsOf(element)));
  const switched = useEffectEvent((element: HTMLVideoElement) => onCaptionsSwitch(captionsOf(element) ?? ''));
  const added = useEffectEvent((element: HTMLVideoElement) => {
    if (language) showCaptions(element, language);
  });
  useEffect(() => {
    const element = video.current;
    const tracks = element?.textTracks;
    if (!tracks) return;
    const onList = () => {
      added(element);
      look(element);
    };
    const onChange = () => {
      look(element);
      switched(element);
    };
    tracks.addEventListener('addtrack', onList);
    tracks.addEventListener('removetrack', onList);
    tracks.addEventListener('change', onChange);
    return () => {
      tracks.removeEventListener('addtrack', onList);
      tracks.removeEventListener('removetrack', onList);
      tracks.removeEventListener('change', onChange);
    };
  }, [video]);
  useEffect(() => {
    if (video.current) showCaptions(video.current, language);
  }, [video, language]);
}
