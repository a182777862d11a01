import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';

const volume = createBrowserChoice('learning-volume', (stored) => {
  const value = Number(stored ?? 1);
  return value >= 0 && value <= 1 ? value : 1;
});

/** How loud lessons play, from 0 to 1. */
export function useVolume() {
  const { value, choose } = volume.useChoice();
  return { value, choose: (chosen: number) => choose(String(chosen)) };
}
