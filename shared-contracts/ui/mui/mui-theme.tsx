import { Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { theme } from './theme';

const variables = theme.generateStyleSheets();

/** Around each of MUI's widgets, since nothing else needs MUI's theme. It follows the mode by `data-theme` alone and so has no state. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <Global styles={variables} />
      {children}
    </ThemeProvider>
  );
}
