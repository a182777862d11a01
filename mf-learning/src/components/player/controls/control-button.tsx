import { motion, shape, styled } from '@vidyapath/ui';
import type { ComponentPropsWithRef } from 'react';

const Button = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: shape.touchTarget,
  height: shape.touchTarget,
  border: 0,
  padding: 0,
  borderRadius: shape.field,
  color: '#fff',
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.16)' } },
  '&:focus-visible': { outline: '3px solid #FFB068', outlineOffset: -3 },
  // A line below a switch that is on: colour alone would not say it.
  '&[aria-pressed="true"], &[aria-expanded="true"]': {
    background: 'linear-gradient(#FFB068, #FFB068) bottom 4px center / 24px 3px no-repeat',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

interface ControlButtonProps extends ComponentPropsWithRef<typeof Button> {
  /** Its name, also shown under the pointer. */
  label: string;
}

/** A control over the picture; dark in both modes, as the picture is. */
export const ControlButton = ({ label, ...props }: ControlButtonProps) => (
  <Button type="button" aria-label={label} title={label} {...props} />
);
