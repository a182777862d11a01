import type { Components, Theme } from '@mui/material/styles';
import { shape } from '../tokens';

/** A shadow is no edge on a dark ground. */
const edge = { paper: ({ theme }: { theme: Theme }) => ({ border: `1px solid ${(theme.vars ?? theme).palette.divider}` }) };

/** How MUI's parts look here: flat, rounded, generous to fingers. */
export const componentLooks: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiPaper: {
    // The dark mode's paper is a colour of its own, not a lighter overlay.
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: shape.card } },
  },
  MuiPopover: { styleOverrides: edge },
  MuiMenu: { styleOverrides: edge },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: shape.touchTarget } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: shape.card } },
  },
};
