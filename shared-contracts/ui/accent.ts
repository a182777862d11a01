import { colourTokens } from './tokens';

interface Modes {
  applyStyles: (mode: 'light' | 'dark', styles: object) => object;
}

/** The accent as text on paper or page, in both modes. */
export const accentText = (theme: Modes) => ({
  color: colourTokens.light.accentText,
  ...theme.applyStyles('dark', { color: colourTokens.dark.accentText }),
});

/** The accent as a surface; the light mode's ink is readable on it in both modes. */
export const accentSurface = (theme: Modes) => ({
  color: colourTokens.light.ink,
  backgroundColor: colourTokens.light.accent,
  ...theme.applyStyles('dark', { backgroundColor: colourTokens.dark.accent }),
});
