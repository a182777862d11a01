import { useColorScheme } from '@mui/material/styles';

export interface ColourMode {
  isDark: boolean;
  toggle: () => void;
}

/** The mode that is shown, whether chosen or the system's. */
export function useColourMode(): ColourMode {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return { isDark, toggle: () => setMode(isDark ? 'light' : 'dark') };
}
