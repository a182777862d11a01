import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';
import type { ColourMode } from './colour-mode';

/** The colour mode; a change renders the component again. */
export function useColourMode(): ColourMode {
  const { colourMode } = useShell();
  useSyncExternalStore(colourMode.subscribe, () => `${colourMode.chosen()} ${String(colourMode.isDark())}`);
  return colourMode;
}
