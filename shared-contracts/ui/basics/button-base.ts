import type { CSSObject } from '@emotion/react';
import { look } from '../look';
import { draw } from './draw';
import type { Part, PartProps } from './part.types';

interface ButtonBaseOwn {
  disabled?: boolean | undefined;
}

export type ButtonBaseProps = PartProps<ButtonBaseOwn, 'button'>;

/** Removes the browser's own look of a button. */
export const bareButton: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  WebkitTapHighlightColor: 'transparent',
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'none',
  userSelect: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:disabled': { color: look.palette.action.disabled, pointerEvents: 'none', cursor: 'default' },
};

/** A button, or a link if it has an address. */
export function drawButton({ component, ...props }: ButtonBaseProps, ...styles: (CSSObject | false)[]) {
  const tag = component ?? ('href' in props ? 'a' : 'button');
  return draw(tag, { ...(tag === 'button' && { type: 'button' }), ...props }, bareButton, ...styles);
}

/** A button without a look of its own. */
export const ButtonBase: Part<ButtonBaseOwn, 'button'> = (props: ButtonBaseProps) => drawButton(props);
