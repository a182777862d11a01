import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';
import type { ColourMode } from './colour-mode';

/** The colour mode; what uses it is drawn again when it changes. */
export function useColourMode(): ColourMode {
  const { colourMode } = useShell();
  useSyncExternalStore(colourMode.subscribe, () => `${colourMode.chosen()} ${String(colourMode.isDark())}`);
  return colourMode;
}
