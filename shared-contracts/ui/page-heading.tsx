import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  align?: 'start' | 'center';
}

/** The one `<h1>` of a screen; it can take the focus after a navigation. */
export function PageHeading({ children, lead, align = 'start' }: PageHeadingProps) {
  return (
    <>
      <Typography
        component="h1"
        variant="h4"
        tabIndex={-1}
        sx={{ fontWeight: 700, fontSize: { xs: '1.6rem', sm: '2.1rem' }, textAlign: align, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', textAlign: align, mt: 2 }}>{lead}</Typography>}
    </>
  );
}
