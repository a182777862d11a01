import { type CSSObject, type Interpolation, jsx } from '@emotion/react';
import type { ElementType, ReactElement } from 'react';
import { resolveSx, type Sx } from './sx';

/** An element with the styles of its part, then those of its place. */
export function draw(
  tag: ElementType,
  { sx, ...props }: { sx?: Sx; [name: string]: unknown },
  ...styles: (CSSObject | false | undefined)[]
): ReactElement {
  return jsx(tag, { ...props, css: [...styles, resolveSx(sx)] as Interpolation<object> });
}
