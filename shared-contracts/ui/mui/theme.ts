import { extendTheme } from '@mui/material/styles';
import { motion, shape } from '../tokens';
import { typeface } from '../typeface';
import { componentLooks } from './component-looks';
import { colorSchemes } from './palettes';

/** Theme of MUI's widgets, from the same tokens as the look; both modes are CSS variables. */
export const theme = extendTheme({
  colorSchemeSelector: 'data-theme',
  cssVarPrefix: 'mui',
  colorSchemes,
  spacing: shape.spacing,
  shape: { borderRadius: shape.field },
  typography: typeface,
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
