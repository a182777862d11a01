import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query; drawn again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
