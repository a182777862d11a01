import { Box } from '@vidyapath/ui';
import type { FocusEventHandler, ReactNode } from 'react';

interface FieldGridProps {
  onFocus?: FocusEventHandler;
  children: ReactNode;
}

/** Fields in two columns where there is space. */
export const FieldGrid = ({ onFocus, children }: FieldGridProps) => (
  <Box sx={grid} onFocus={onFocus}>
    {children}
  </Box>
);

/** Of a field that takes both columns. */
export const wide = { gridColumn: '1 / -1' };

const grid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
