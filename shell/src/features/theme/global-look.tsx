import { Global } from '@emotion/react';
import { look } from '@vidyapath/ui/look';
import { lookVariables } from '@vidyapath/ui/look-variables';
import { memo } from 'react';

const { palette, typography } = look;

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    scrollPaddingTop: 80,
    backgroundColor: palette.background.default,
  },
  body: {
    margin: 0,
    ...typography.body1,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowWrap: 'break-word',
  },
  'html[data-theme="dark"]': { colorScheme: 'dark' },
  // A word that is wider than its place breaks, so that no entered text makes a page wider than the screen.
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, pre': { overflowWrap: 'anywhere' },
  'h1, h2, h3, h4, h5, h6, p': { textWrap: 'pretty' },
  ':focus-visible': { outline: `3px solid ${palette.ring}`, outlineOffset: 2 },
  // A heading gets the focus for screen readers; it is not a control.
  'h1:focus-visible, h2:focus-visible, h3:focus-visible, main:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
} as const;

/** The only global styles of the platform; remotes have none. Memoised, since each change of the address renders the page again. */
export const GlobalLook = memo(function GlobalLook() {
  return <Global styles={[lookVariables, reset]} />;
});
