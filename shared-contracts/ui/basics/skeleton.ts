import { keyframes } from '@emotion/react';
import { shape } from '../tokens';
import { draw } from './draw';
import type { Part, PartProps } from './part.types';

interface SkeletonOwn {
  variant?: 'text' | 'rectangular' | 'rounded';
  /** Pixels, or a CSS length. */
  width?: number | string;
  height?: number | string;
}

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const forms = {
  text: {
    height: 'auto',
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.6)',
    borderRadius: shape.field,
    '&:empty:before': { content: '"\\00a0"' },
  },
  rectangular: {},
  rounded: { borderRadius: shape.field },
};

/** A placeholder in the shape of the content. */
export const Skeleton: Part<SkeletonOwn, 'span'> = ({
  component = 'span',
  variant = 'text',
  width,
  height,
  ...props
}: PartProps<SkeletonOwn, 'span'>) =>
  draw(
    component,
    props,
    {
      display: 'block',
      height: '1.2em',
      backgroundColor: 'rgba(var(--vp-palette-text-primaryChannel) / 0.12)',
      // Its shape with forced colours, which remove the background.
      outline: '1px solid transparent',
      animation: `${pulse} 2s ease-in-out 0.5s infinite`,
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
    forms[variant],
    { width, ...(height !== undefined && { height }) },
  );
