import { draw } from '../basics/draw';
import type { Part, PartProps } from '../basics/part.types';
import { look } from '../look';

interface HelperTextOwn {
  error?: boolean;
}

const emptyLine = '\u200b';

/** What stands under a field. A single space keeps the line free, so that nothing moves when words come. */
export const FormHelperText: Part<HelperTextOwn, 'p'> = ({
  component = 'p',
  error = false,
  children,
  ...props
}: PartProps<HelperTextOwn, 'p'>) =>
  draw(
    component,
    { ...props, children: children === ' ' ? emptyLine : children },
    {
      ...look.typography.caption,
      margin: '3px 0 0',
      textAlign: 'left',
      color: error ? look.palette.error.main : look.palette.text.secondary,
    },
  );
