import type { Ticket } from '@vidyapath/http/support-tickets';
import { Box, Stack } from '@vidyapath/ui';
import { AskerSection } from './asker-section';
import { CloseTicket } from './close-ticket';
import { Conversation } from './conversation';
import { Handling } from './handling';
import { TicketFacts } from './ticket-facts';
import { WriteForm } from './write-form';

const oneColumn = 'minmax(0, 1fr)';
const withAside = { xs: oneColumn, lg: 'minmax(0, 1fr) 340px' };

/** `asker` is told to the desk alone; a member of staff who asked is an asker like any other. */
export function TicketContent({ ticket, now }: { ticket: Ticket; now: number }) {
  const isDesk = ticket.asker !== null;
  return (
    <Box sx={{ display: 'grid', gap: 6, alignItems: 'start', gridTemplateColumns: isDesk ? withAside : oneColumn }}>
      <Stack spacing={6} sx={{ minWidth: 0 }}>
        <TicketFacts ticket={ticket} now={now} />
        <Conversation messages={ticket.messages} />
        <WriteForm ticket={ticket} />
        {ticket.status !== 'closed' && <CloseTicket ticketId={ticket.ticket_id} />}
      </Stack>
      {isDesk && (
        <Stack spacing={6} sx={{ minWidth: 0 }}>
          <Handling ticket={ticket} />
          <AskerSection ticket={ticket} />
        </Stack>
      )}
    </Box>
  );
}
