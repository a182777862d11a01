import { colourTokens, styled } from '@vidyapath/ui';

/** An inline picture in the theme's colours, which its shapes name as `var(--line)`, `--accent`, `--soft` and `--paper`. */
export const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '--line': colourTokens.light.primary,
  '--accent': colourTokens.light.accent,
  '--soft': colourTokens.light.line,
  '--paper': colourTokens.light.paper,
  ...theme.applyStyles('dark', {
    '--line': colourTokens.dark.primary,
    '--accent': colourTokens.dark.accent,
    '--soft': colourTokens.dark.line,
    '--paper': colourTokens.dark.paper,
  }),
}));
