import type { Components, Theme } from '@mui/material/styles';
import { motion, shape } from '@vidyapath/ui/tokens';

const target = { minHeight: shape.touchTarget };
const quick = `${motion.quick}ms`;

/** How MUI's parts look here: flat, rounded, generous to fingers. */
export const componentLooks: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...target, paddingInline: 20, borderWidth: 2, transition: `background-color ${quick}, border-color ${quick}, color ${quick}` },
      outlined: { borderWidth: 2 },
      sizeSmall: { paddingInline: 12 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: shape.touchTarget, ...target, borderRadius: shape.field } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: shape.card, border: `1px solid ${theme.vars?.palette.divider ?? ''}` }),
    },
  },
  MuiPaper: {
    // The dark mode's paper is a colour of its own, not a lighter overlay.
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: shape.card } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ ...target, backgroundColor: theme.vars?.palette.background.paper }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0 } },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 10 } },
  },
  MuiTabs: {
    styleOverrides: { indicator: { height: 3, borderRadius: 3 } },
  },
  MuiTab: {
    styleOverrides: { root: { ...target, fontSize: '1rem' } },
  },
  MuiMenuItem: {
    styleOverrides: { root: target },
  },
  MuiChip: {
    styleOverrides: { root: { fontWeight: 600, borderRadius: shape.field } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 600 } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: shape.card } },
  },
};
