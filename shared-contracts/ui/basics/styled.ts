import { type CSSObject, jsx } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';
import { type Look, look } from '../look';
import { resolveSx, type Sx } from './sx';

interface StyledOptions {
  shouldForwardProp?: (name: PropertyKey) => boolean;
}

type Styles<Props> = CSSObject | ((props: Props & { theme: Look }) => CSSObject);

/** An element with a look of its own, by the tokens of the look. */
export const styled =
  <Tag extends ElementType>(tag: Tag, { shouldForwardProp = () => true }: StyledOptions = {}) =>
  <Own extends object = object>(styles: Styles<Own & ComponentPropsWithRef<Tag>>) => {
    type Props = Own & ComponentPropsWithRef<Tag> & { sx?: Sx };
    const Styled: FunctionComponent<Props> = ({ sx, ...props }) => {
      const own = props as unknown as Own & ComponentPropsWithRef<Tag>;
      const css = typeof styles === 'function' ? styles({ ...own, theme: look }) : styles;
      const forwarded = Object.fromEntries(Object.entries(props).filter(([name]) => shouldForwardProp(name)));
      return jsx(tag, { ...forwarded, css: [css, resolveSx(sx as Sx)] });
    };
    return Styled;
  };
