import type { Ticket } from '@vidyapath/http/support-tickets';
import { Stack } from '@vidyapath/ui';
import { AskerSection } from './asker-section';
import { Handling } from './handling';

export interface DeskSideProps {
  ticket: Ticket;
}

/** What the desk sees beside a ticket. */
export function DeskSide({ ticket }: DeskSideProps) {
  return (
    <Stack spacing={6} sx={{ minWidth: 0 }}>
      <Handling ticket={ticket} />
      <AskerSection ticket={ticket} />
    </Stack>
  );
}
