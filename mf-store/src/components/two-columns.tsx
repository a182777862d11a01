import { Box } from '@vidyapath/ui';
import type { ReactNode } from 'react';

/** Beside each other where there is space; on a phone the actions come last, near the thumb. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        mt: 6,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>{children}</Box>
      <Box sx={{ position: { md: 'sticky' }, top: 84, minWidth: 0 }}>{aside}</Box>
    </Box>
  );
}
