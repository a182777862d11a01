import { useColorScheme } from '@mui/material/styles';

export type ChosenMode = 'light' | 'dark' | 'system';

/** The reader's choice, where `system` leaves it to the device. */
export function useChosenMode(): { mode: ChosenMode; choose: (mode: ChosenMode) => void } {
  const { mode = 'system', setMode } = useColorScheme();
  return { mode, choose: setMode };
}
