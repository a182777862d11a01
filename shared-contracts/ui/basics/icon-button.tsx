import { useId } from 'react';
import { look, type Tone } from '../look';
import { shape } from '../tokens';
import { drawButton } from './button-base';
import { CircularProgress } from './circular-progress';
import type { Part, PartProps } from './part.types';

interface IconButtonOwn {
  color?: Tone | 'inherit' | 'default';
  size?: 'small' | 'medium';
  disabled?: boolean | undefined;
  loading?: boolean;
}

const { action, ...palette } = look.palette;

const colourOf = (color: NonNullable<IconButtonOwn['color']>) =>
  color === 'inherit' ? 'inherit' : color === 'default' ? action.active : palette[color].main;

export const IconButton: Part<IconButtonOwn, 'button'> = ({
  color = 'default',
  size = 'medium',
  loading = false,
  disabled = false,
  children,
  ...props
}: PartProps<IconButtonOwn, 'button'>) => {
  const generated = useId();
  const id = props.id ?? (loading ? generated : undefined);
  return drawButton(
    {
      ...props,
      id,
      ...((disabled || loading) && { disabled: true }),
      children: loading ? <CircularProgress size={16} color="inherit" aria-labelledby={id} /> : children,
    },
    {
      flex: '0 0 auto',
      minWidth: shape.touchTarget,
      minHeight: shape.touchTarget,
      padding: size === 'small' ? 5 : 8,
      fontSize: size === 'small' ? '1.125rem' : '1.5rem',
      borderRadius: shape.field,
      color: colourOf(color),
      '@media (hover: hover)': { '&:hover': { backgroundColor: action.hover } },
      '&:disabled': { color: action.disabled },
    },
  );
};
