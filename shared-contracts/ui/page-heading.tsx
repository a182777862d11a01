import { Typography } from './basics/typography';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  align?: 'start' | 'center';
  /** `display`: the heading of the landing page. */
  size?: 'page' | 'display';
}

const sizes = { page: { xs: '1.6rem', sm: '2.1rem' }, display: { xs: '2rem', sm: '2.5rem', lg: '3rem' } } as const;

/** The one `<h1>` of a screen; it can take the focus after a navigation. */
export function PageHeading({ children, lead, align = 'start', size = 'page' }: PageHeadingProps) {
  return (
    <>
      <Typography
        component="h1"
        variant="h4"
        tabIndex={-1}
        sx={{ fontWeight: 700, fontSize: sizes[size], textAlign: align, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      {lead && (
        <Typography
          sx={{
            color: 'text.secondary',
            textAlign: align,
            mt: 2,
            ...(size === 'display' && { fontSize: '1.15rem', mt: 3, maxWidth: 480 }),
          }}
        >
          {lead}
        </Typography>
      )}
    </>
  );
}
