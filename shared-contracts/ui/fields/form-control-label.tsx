import type { ReactNode } from 'react';
import { styled } from '../basics/styled';
import type { Sx } from '../basics/sx';

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  marginLeft: -10,
  marginRight: 16,
  cursor: 'pointer',
});

export interface FormControlLabelProps {
  control: ReactNode;
  label: ReactNode;
  sx?: Sx;
}

/** A checkbox with its words, which can be pressed too. */
export function FormControlLabel({ control, label, sx }: FormControlLabelProps) {
  return (
    <Label sx={sx}>
      {control}
      <span>{label}</span>
    </Label>
  );
}
