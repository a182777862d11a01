import type { ComponentPropsWithRef } from 'react';
import { look, type Tone } from '../look';
import { draw } from './draw';
import type { Sx } from './sx';

export interface SvgIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'color' | 'fontSize'> {
  color?: Tone | 'action' | 'inherit';
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
  /** Its text for screen readers; without one it is decoration. */
  titleAccess?: string;
  sx?: Sx;
}

const sizes = { inherit: 'inherit', small: '1.25rem', medium: '1.5rem', large: '2.1875rem' };

const colourOf = (color: NonNullable<SvgIconProps['color']>) =>
  color === 'inherit' ? undefined : color === 'action' ? look.palette.action.active : look.palette[color].main;

export function SvgIcon({ color = 'inherit', fontSize = 'medium', titleAccess, children, ...props }: SvgIconProps) {
  const named = titleAccess ? { role: 'img' } : { 'aria-hidden': true };
  const drawing = (
    <>
      {children}
      {titleAccess && <title>{titleAccess}</title>}
    </>
  );
  const given = { viewBox: '0 0 24 24', focusable: false, ...named, ...props, children: drawing };
  return draw('svg', given, {
    width: '1em',
    height: '1em',
    display: 'inline-block',
    flexShrink: 0,
    userSelect: 'none',
    fill: 'currentColor',
    fontSize: sizes[fontSize],
    color: colourOf(color),
  });
}
