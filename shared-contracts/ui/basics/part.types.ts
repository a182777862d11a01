import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { Sx } from './sx';

interface Placed {
  sx?: Sx;
}

type Rest<Own, Tag extends ElementType> = Omit<ComponentPropsWithRef<Tag>, keyof Own | keyof Placed | 'component'>;

/** Props of a part that is drawn as `Tag`. */
export type PartProps<Own, Tag extends ElementType> = Own & Placed & Rest<Own, Tag> & { component?: ElementType };

/** A part that can be drawn as another element or component, and then takes its props too. */
export interface Part<Own, Tag extends ElementType> {
  <Other extends ElementType>(props: { component: Other } & Own & Placed & Rest<Own, Other>): ReactNode;
  (props: Own & Placed & Rest<Own, Tag>): ReactNode;
}
