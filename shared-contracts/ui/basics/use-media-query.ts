import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
