import type { Screens } from '@vidyapath/platform-api/routes';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** What the shell and the slices have now. */
export function useScreens(): Screens {
  const { screens } = useShell();
  return useSyncExternalStore(screens.subscribe, screens.get);
}
