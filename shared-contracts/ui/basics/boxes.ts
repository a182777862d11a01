import { look } from '../look';
import { shape } from '../tokens';
import { draw } from './draw';
import type { Part, PartProps } from './part.types';

export const Box: Part<object, 'div'> = ({ component = 'div', ...props }: PartProps<object, 'div'>) =>
  draw(component, props);

interface StackOwn {
  direction?: 'row' | 'column';
  /** In steps of 4 pixels. */
  spacing?: number;
}

export const Stack: Part<StackOwn, 'div'> = ({
  component = 'div',
  direction = 'column',
  spacing = 0,
  ...props
}: PartProps<StackOwn, 'div'>) =>
  draw(component, props, { display: 'flex', flexDirection: direction, gap: spacing * shape.spacing });

interface ContainerOwn {
  disableGutters?: boolean;
}

/** The width of the page's content. */
export const Container: Part<ContainerOwn, 'div'> = ({
  component = 'div',
  disableGutters,
  ...props
}: PartProps<ContainerOwn, 'div'>) =>
  draw(
    component,
    props,
    { display: 'block', width: '100%', maxWidth: 1200, marginInline: 'auto' },
    !disableGutters && { paddingInline: 16, '@media (min-width: 600px)': { paddingInline: 24 } },
  );

const surface = {
  color: look.palette.text.primary,
  backgroundColor: look.palette.background.paper,
  border: `1px solid ${look.palette.divider}`,
  borderRadius: shape.card,
};

/** A surface on the page. */
export const Paper: Part<object, 'div'> = ({ component = 'div', ...props }: PartProps<object, 'div'>) =>
  draw(component, props, surface);

/** A surface that cuts off its overflow. */
export const Card: Part<object, 'div'> = ({ component = 'div', ...props }: PartProps<object, 'div'>) =>
  draw(component, props, surface, { overflow: 'hidden' });
