import { draw } from '../basics/draw';
import type { Part, PartProps } from '../basics/part.types';
import { look } from '../look';

interface HelperTextOwn {
  error?: boolean;
}

/** What stands under a field. */
export const FormHelperText: Part<HelperTextOwn, 'p'> = ({ component = 'p', error = false, ...props }: PartProps<HelperTextOwn, 'p'>) =>
  draw(component, props, { ...look.typography.caption, margin: '3px 0 0', textAlign: 'left', color: error ? look.palette.error.main : look.palette.text.secondary });
