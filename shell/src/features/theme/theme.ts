import { createTheme } from '@mui/material/styles';
import { motion, shape } from '@vidyapath/ui/tokens';
import { colorSchemes } from './palettes';
import { componentLooks } from './component-looks';

/** The one theme of all slices; both modes are CSS variables, so that a switch renders nothing again. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'vp' },
  colorSchemes,
  spacing: shape.spacing,
  shape: { borderRadius: shape.field },
  typography: {
    fontFamily: 'var(--font-family)',
    fontWeightMedium: 600,
    fontWeightBold: 700,
    h1: { fontSize: '2.1rem', fontWeight: 700, lineHeight: 1.25 },
    h2: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: '1.4rem', fontWeight: 700, lineHeight: 1.35 },
    h4: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.4 },
    h5: { fontSize: '1.1rem', fontWeight: 600 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.standard,
      standard: motion.standard,
      complex: motion.slow,
      enteringScreen: motion.standard,
      leavingScreen: motion.quick,
    },
  },
  components: componentLooks,
});
