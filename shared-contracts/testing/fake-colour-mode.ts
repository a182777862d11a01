import type { ChosenMode, ColourModeAccess } from '@vidyapath/platform-api/colour-mode';

export function createFakeColourMode(): ColourModeAccess {
  let chosen: ChosenMode = 'system';
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(mode) {
      chosen = mode;
      listeners.forEach((listener) => listener());
    },
  };
}
