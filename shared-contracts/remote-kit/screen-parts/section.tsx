import { Paper, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';

/** A part of a screen under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      sx={{ p: 4, display: 'grid', gap: 4, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
