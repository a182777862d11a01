import createTheme from '@mui/system/createTheme';
import { shape } from './tokens';
import { typeface } from './typeface';

const variable = (name: string) => `var(--vp-palette-${name})`;
const tone = (name: string) => ({
  main: variable(`${name}-main`),
  hover: variable(`${name}-hover`),
  mainChannel: variable(`${name}-mainChannel`),
  contrastText: variable(`${name}-contrastText`),
});

/** Colours as CSS variables, so that a change of mode renders nothing again. `lookVariables` gives them their values. */
const palette = {
  primary: tone('primary'),
  secondary: tone('secondary'),
  success: tone('success'),
  warning: tone('warning'),
  error: tone('error'),
  info: tone('info'),
  text: {
    primary: variable('text-primary'),
    secondary: variable('text-secondary'),
    disabled: variable('text-disabled'),
  },
  background: { default: variable('background-default'), paper: variable('background-paper') },
  action: {
    active: variable('action-active'),
    hover: variable('action-hover'),
    selected: variable('action-selected'),
    hoverOpacity: variable('action-hoverOpacity'),
    disabled: variable('action-disabled'),
    disabledBackground: variable('action-disabledBackground'),
  },
  divider: variable('divider'),
  ring: variable('ring'),
  fieldLine: variable('fieldLine'),
};

const system = createTheme({ spacing: shape.spacing, shape: { borderRadius: shape.field } });

/** The values of the basic parts, `sx` and `styled`; MUI's theme, which its widgets need, is made from the same tokens. */
export const look = {
  ...system,
  palette,
  typography: typeface,
  zIndex: { appBar: 1100, tooltip: 1500 },
  vars: { palette },
  applyStyles: (mode: 'light' | 'dark', styles: object) => ({ [`*:where([data-theme="${mode}"]) &`]: styles }),
};

export type Look = typeof look;
export type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info';
