import type { Components, Theme } from '@mui/material/styles';
import { look } from '../look';
import { shape } from '../tokens';

/** Look of MUI's parts: flat, rounded, with large touch targets. */
export const componentLooks: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiPaper: {
    // The dark mode's paper is a colour of its own, not a lighter overlay.
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: shape.card } },
  },
  MuiPopover: {
    // A shadow is not visible on a dark background. Menus are popovers.
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${(theme.vars ?? theme).palette.divider}` }) },
  },
  MuiMenuItem: {
    // MUI marks the item that has the focus by a tint alone, which is invisible with forced colours.
    styleOverrides: {
      root: {
        minHeight: shape.touchTarget,
        '&:focus-visible': { outline: `3px solid ${look.palette.ring}`, outlineOffset: -3 },
      },
    },
  },
  MuiDialog: {
    // The outline is its edge with forced colours, which remove shadows.
    styleOverrides: { paper: { borderRadius: shape.card, outline: '1px solid transparent' } },
  },
};
