import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';

export const usualSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** What browsers play; another service's player may have more than the usual ones. */
const bounds = { least: 0.25, most: 4 };

const speed = createBrowserChoice('learning-speed', (stored) => {
  const value = Number(stored);
  return value >= bounds.least && value <= bounds.most ? value : 1;
});

export type Speed = ReturnType<typeof useSpeed>;

/** How fast lessons play. */
export function useSpeed() {
  const { value, choose } = speed.useChoice();
  return { value, change: (chosen: number) => choose(String(chosen)) };
}
