import { useSyncExternalStore } from 'react';

/** Where the open lesson is. The player sets it several times a second, so only what shows it renders again. */
export function createLessonClock() {
  const listeners = new Set<() => void>();
  let now = 0;
  return {
    seconds: (): number => now,
    set(seconds: number): void {
      now = seconds;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LessonClock = ReturnType<typeof createLessonClock>;

/** What `pick` makes of the present second; renders again when that changes. */
export const useLessonSecond = (clock: LessonClock, pick: (seconds: number) => number): number =>
  useSyncExternalStore(clock.subscribe, () => pick(clock.seconds()));
