import { ThemeProvider } from '@mui/material/styles';
import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import type { ReactNode } from 'react';
import type { ColourModeStorage } from './colour-mode-storage';
import { theme } from './theme';

export function ShellTheme({ storage, children }: { storage: ColourModeStorage; children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={storageKeys.darkMode}
      storageManager={storage.manager}
      disableTransitionOnChange
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
