import { draw } from '../basics/draw';
import type { Part, PartProps } from '../basics/part.types';
import { look } from '../look';

interface HelperTextOwn {
  error?: boolean;
}

const emptyLine = '\u200b';

/** Text under a field. A single space reserves the line, so that nothing moves when a text appears. */
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
