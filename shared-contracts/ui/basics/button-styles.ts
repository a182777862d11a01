import type { CSSObject } from '@emotion/react';
import { look, type Tone } from '../look';
import { motion, shape } from '../tokens';

export type ButtonVariant = 'text' | 'outlined' | 'contained';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonColor = Tone | 'inherit';

const { action, text } = look.palette;
const fontSizes = { small: '0.8125rem', medium: '1rem', large: '0.9375rem' };
const iconSizes = { small: 18, medium: 20, large: 22 };
const veil = (channel: string) => `rgba(${channel} / ${action.hoverOpacity})`;
const onHover = (style: CSSObject) => ({ '@media (hover: hover)': { '&:hover': style } });

function contained(color: ButtonColor): CSSObject {
  const tone = color === 'inherit' ? undefined : look.palette[color];
  return {
    color: tone?.contrastText ?? 'inherit',
    backgroundColor: tone?.main ?? action.disabledBackground,
    // Visible only with forced colours, which remove the background.
    border: '2px solid transparent',
    ...onHover({ backgroundColor: tone?.hover ?? action.disabledBackground }),
    '&:disabled': { color: action.disabled, backgroundColor: action.disabledBackground },
  };
}

function plain(color: ButtonColor): CSSObject {
  if (color === 'inherit') return onHover({ backgroundColor: veil('var(--vp-palette-text-primaryChannel)') });
  const { main, mainChannel } = look.palette[color];
  return { color: main, ...onHover({ backgroundColor: veil(mainChannel) }) };
}

function outlined(color: ButtonColor): CSSObject {
  const [line, hovered] =
    color === 'inherit'
      ? ['currentColor', text.primary]
      : [`rgba(${look.palette[color].mainChannel} / 0.5)`, look.palette[color].main];
  return {
    border: `2px solid ${line}`,
    '&:hover': { borderColor: hovered },
    '&:disabled': { borderColor: action.disabledBackground },
  };
}

export const buttonRoot = (size: ButtonSize): CSSObject => ({
  ...look.typography.button,
  fontSize: fontSizes[size],
  minWidth: 64,
  minHeight: shape.touchTarget,
  padding: `6px ${size === 'small' ? 12 : 20}px`,
  borderRadius: shape.field,
  transition: ['background-color', 'border-color', 'color'].map((name) => `${name} ${motion.quick}ms`).join(', '),
});

export const buttonLook = (variant: ButtonVariant, color: ButtonColor): CSSObject =>
  variant === 'contained'
    ? contained(color)
    : variant === 'outlined'
      ? { ...plain(color), ...outlined(color) }
      : plain(color);

export const iconPlace = (size: ButtonSize, side: 'start' | 'end'): CSSObject => {
  const outer = size === 'small' ? -2 : -4;
  return {
    display: 'inherit',
    margin: side === 'start' ? `0 8px 0 ${outer}px` : `0 ${outer}px 0 8px`,
    '& > *:nth-of-type(1)': { fontSize: iconSizes[size] },
  };
};

/** The words keep their place while a spinner turns over them. */
export const spinnerPlace = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  color: action.disabled,
} as const;
