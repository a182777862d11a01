import type { ComponentPropsWithRef } from 'react';
import { styled } from '../basics/styled';

const Square = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  flexShrink: 0,
  margin: 10,
  cursor: 'inherit',
  accentColor: theme.palette.primary.main,
}));

/** A form library may hand over the value as well; what counts is `checked`. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type'> & { value?: unknown };

/** The browser's own, in the theme's colour. */
export const Checkbox = (props: CheckboxProps) => <Square type="checkbox" {...props} value={undefined} />;
