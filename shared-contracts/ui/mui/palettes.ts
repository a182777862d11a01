import { colourTokens } from '../tokens';

const { light, dark } = colourTokens;

const palette = (tokens: typeof light | typeof dark, onPrimary: string) => ({
  primary: { main: tokens.primary, contrastText: onPrimary },
  secondary: { main: tokens.accent, contrastText: light.ink },
  success: { main: tokens.good, contrastText: onPrimary },
  warning: { main: tokens.warn, contrastText: onPrimary },
  error: { main: tokens.bad, contrastText: onPrimary },
  info: { main: tokens.primary, contrastText: onPrimary },
  background: { default: tokens.page, paper: tokens.paper },
  text: { primary: tokens.ink, secondary: tokens.quiet },
  divider: tokens.line,
});

export const colorSchemes = {
  light: { palette: palette(light, light.paper) },
  dark: { palette: palette(dark, dark.page) },
};
