import { keyframes } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { look } from '../look';
import { draw } from './draw';
import { styled } from './styled';
import type { Sx } from './sx';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('svg')({
  display: 'block',
  animation: `${turn} 1.1s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export interface CircularProgressProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  /** Pixels. */
  size?: number;
  color?: 'primary' | 'inherit';
  sx?: Sx;
}

export function CircularProgress({ size = 40, color = 'primary', ...props }: CircularProgressProps) {
  const ring = (
    <Ring viewBox="22 22 44 44" aria-hidden="true">
      <circle cx="44" cy="44" r="20.2" fill="none" stroke="currentColor" strokeWidth="3.6" strokeDasharray="80 200" />
    </Ring>
  );
  return draw(
    'span',
    { role: 'progressbar', ...props, children: ring },
    {
      display: 'inline-block',
      width: size,
      height: size,
      color: color === 'inherit' ? 'inherit' : look.palette.primary.main,
    },
  );
}
