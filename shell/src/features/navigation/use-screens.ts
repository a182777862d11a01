import type { Screens } from '@vidyapath/platform-api/routes';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** The present routes and navigation of shell and slices. */
export function useScreens(): Screens {
  const { screens } = useShell();
  return useSyncExternalStore(screens.subscribe, screens.get);
}
