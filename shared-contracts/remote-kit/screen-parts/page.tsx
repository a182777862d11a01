import { PageHeading, Stack } from '@vidyapath/ui';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A screen without tabs. */
export const Page = ({ title, lead, children }: PageProps) => (
  <Stack spacing={6} sx={{ width: '100%', minWidth: 0 }}>
    <div>
      <PageHeading lead={lead}>{title}</PageHeading>
    </div>
    {children}
  </Stack>
);
