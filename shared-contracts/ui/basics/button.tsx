import { type MouseEvent, type MouseEventHandler, type ReactNode, useId } from 'react';
import { drawButton } from './button-base';
import {
  type ButtonColor,
  buttonLook,
  buttonRoot,
  type ButtonSize,
  type ButtonVariant,
  iconPlace,
  spinnerPlace,
} from './button-styles';
import { CircularProgress } from './circular-progress';
import type { Part, PartProps } from './part.types';
import { styled } from './styled';

interface ButtonOwn {
  variant?: ButtonVariant | undefined;
  color?: ButtonColor | undefined;
  size?: ButtonSize;
  fullWidth?: boolean;
  disabled?: boolean | undefined;
  /** Busy: can't be pressed again. */
  loading?: boolean;
  loadingPosition?: 'start' | 'center';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

const Over = styled('span')(spinnerPlace);
const Side = styled('span', { shouldForwardProp: (name) => name !== 'size' && name !== 'side' })<{
  size: ButtonSize;
  side: 'start' | 'end';
}>(({ size, side }) => iconPlace(size, side));

/** The second click of a double click sends nothing, even after a fast answer to the first. */
const sendOnce = (pressed?: MouseEventHandler<HTMLButtonElement>) => (event: MouseEvent<HTMLButtonElement>) => {
  if (event.detail > 1) event.preventDefault();
  else pressed?.(event);
};

export const Button: Part<ButtonOwn, 'button'> = ({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  loading = false,
  loadingPosition = 'center',
  disabled = false,
  startIcon,
  endIcon,
  children,
  ...props
}: PartProps<ButtonOwn, 'button'>) => {
  const generated = useId();
  const id = props.id ?? (loading ? generated : undefined);
  const spinner = <CircularProgress size={16} color="inherit" aria-labelledby={id} />;
  const covered = loading && loadingPosition === 'center';
  const first = loading && !covered ? spinner : startIcon;
  const content = (
    <>
      {covered && <Over>{spinner}</Over>}
      {first && (
        <Side size={size} side="start">
          {first}
        </Side>
      )}
      {children}
      {endIcon && (
        <Side size={size} side="end">
          {endIcon}
        </Side>
      )}
    </>
  );
  return drawButton(
    {
      ...props,
      id,
      ...(props.type === 'submit' && { onClick: sendOnce(props.onClick) }),
      ...((disabled || loading) && { disabled: true }),
      children: content,
    },
    buttonRoot(size),
    buttonLook(variant, color),
    fullWidth && { width: '100%' },
    covered && { '&&': { color: 'transparent' } },
  );
};
