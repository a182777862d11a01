import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useReadTopic } from '@vidyapath/remote-kit/use-read-topic';
import { ticketTopic } from '@vidyapath/http/notification-kinds';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { Box, Skeleton, Stack } from '@vidyapath/ui';
import { CloseTicket } from './close-ticket';
import { Conversation } from './conversation';
import type { DeskSideProps } from './desk-side';
import { TicketFacts } from './ticket-facts';
import { WriteForm } from './write-form';

const oneColumn = 'minmax(0, 1fr)';
const withAside = { xs: oneColumn, lg: 'minmax(0, 1fr) 340px' };

/** An asker needs none of its code. */
const DeskSide = lazyPart<DeskSideProps>(
  async () => (await import(/* webpackChunkName: 'lazy-desk-side' */ './desk-side')).DeskSide,
  () => <Skeleton variant="rounded" height={480} />,
);

/** Only the desk receives `asker`; a member of staff who asked is an asker like any other. */
export function TicketContent({ ticket, now }: { ticket: Ticket; now: number }) {
  const isDesk = ticket.asker !== null;
  useReadTopic(ticketTopic(ticket.ticket_id), ticket.messages.length);
  return (
    <Box sx={{ display: 'grid', gap: 6, alignItems: 'start', gridTemplateColumns: isDesk ? withAside : oneColumn }}>
      <Stack spacing={6} sx={{ minWidth: 0 }}>
        <TicketFacts ticket={ticket} now={now} />
        <Conversation messages={ticket.messages} />
        <WriteForm ticket={ticket} />
        {ticket.status !== 'closed' && <CloseTicket ticketId={ticket.ticket_id} />}
      </Stack>
      {isDesk && <DeskSide ticket={ticket} />}
    </Box>
  );
}
