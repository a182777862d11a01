import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';

const volume = createBrowserChoice('learning-volume', (stored) => {
  const value = Number(stored ?? 1);
  return value >= 0 && value <= 1 ? value : 1;
});

const mute = createBrowserChoice('learning-muted', (stored) => stored === 'true');

/** How loud lessons play, from 0 to 1, and whether they are muted. */
export function useVolume() {
  const loudness = volume.useChoice();
  const muted = mute.useChoice();
  return {
    value: loudness.value,
    choose: (chosen: number) => loudness.choose(String(chosen)),
    muted: muted.value,
    chooseMuted: (chosen: boolean) => muted.choose(String(chosen)),
  };
}
