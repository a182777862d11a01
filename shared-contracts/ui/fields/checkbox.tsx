import type { ComponentPropsWithRef } from 'react';
import { styled } from '../basics/styled';
import { motion } from '../tokens';

const tick = 'polygon(18% 46%, 40% 68%, 82% 22%, 92% 34%, 40% 88%, 8% 58%)';

const Square = styled('input')(({ theme }) => ({
  display: 'grid',
  width: 20,
  height: 20,
  flexShrink: 0,
  margin: 10,
  cursor: 'inherit',
  appearance: 'none',
  border: `2px solid ${theme.palette.text.secondary}`,
  borderRadius: 4,
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  '&:checked': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.primary.main },
  '&:checked::before': { content: '""', clipPath: tick, backgroundColor: theme.palette.primary.contrastText },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto', '&:checked::before': { content: 'none' } },
}));

/** A form library may pass the value as well; only `checked` counts. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type'> & { value?: unknown };

/** The browser's own, in the theme's colours. */
export const Checkbox = (props: CheckboxProps) => <Square type="checkbox" {...props} value={undefined} />;
