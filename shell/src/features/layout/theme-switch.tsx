import { useT } from '@vidyapath/client/screens/use-t';
import { IconButton, MoonIcon, SunIcon } from '@vidyapath/ui';
import { useColourMode } from '../theme/use-colour-mode';

export function ThemeSwitch() {
  const t = useT();
  const mode = useColourMode();
  const isDark = mode.isDark();
  return (
    <IconButton
      aria-label={t('layout.darkMode')}
      aria-pressed={isDark}
      title={t('layout.darkMode')}
      onClick={() => mode.choose(isDark ? 'light' : 'dark')}
      color="inherit"
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
