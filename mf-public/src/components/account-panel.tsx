import { Card, PageHeading } from '@vidyapath/ui';
import type { ReactNode } from 'react';

interface AccountPanelProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The card of a screen about the account. */
export function AccountPanel({ heading, lead, children }: AccountPanelProps) {
  return (
    <Card sx={{ maxWidth: 460, mx: { xs: 4, sm: 'auto' }, my: { xs: 6, sm: 12 }, p: { xs: 5, sm: 8 } }}>
      <PageHeading lead={lead} align="center">
        {heading}
      </PageHeading>
      {children}
    </Card>
  );
}
