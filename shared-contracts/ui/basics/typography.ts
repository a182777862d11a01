import { look } from '../look';
import { draw } from './draw';
import type { Part, PartProps } from './part.types';

const tags = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  body1: 'p',
  body2: 'p',
  caption: 'span',
  inherit: 'p',
} as const;

export type TextVariant = keyof typeof tags;

interface TypographyOwn {
  variant?: TextVariant;
}

const textStyle = (variant: TextVariant) => (variant === 'inherit' ? { font: 'inherit' } : look.typography[variant]);

export const Typography: Part<TypographyOwn, 'p'> = ({
  variant = 'body1',
  component = tags[variant],
  ...props
}: PartProps<TypographyOwn, 'p'>) => draw(component, props, { margin: 0 }, textStyle(variant));

interface LinkOwn extends TypographyOwn {
  color?: 'primary' | 'inherit';
  underline?: 'hover' | 'always';
}

export const Link: Part<LinkOwn, 'a'> = ({
  component = 'a',
  variant = 'inherit',
  color = 'primary',
  underline = 'hover',
  ...props
}: PartProps<LinkOwn, 'a'>) =>
  draw(component, props, { margin: 0 }, textStyle(variant), {
    fontWeight: 600,
    color: color === 'inherit' ? 'inherit' : look.palette.primary.main,
    textDecoration: underline === 'always' ? 'underline' : 'none',
    '&:hover': { textDecoration: 'underline' },
  });
