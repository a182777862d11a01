import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { Ticket } from '@vidyapath/http/support-tickets';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Link, Paper } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { DueTime } from '../../../components/due-time';
import { TicketState } from '../../../components/ticket-state';

const inner = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

/** A ticket's status, its times, and what it is about. */
export function TicketFacts({ ticket, now }: { ticket: Ticket; now: number }) {
  const t = useT();
  const language = useLanguage();
  const name = (fact: MessageName<'ticket.facts'>) => t(`ticket.facts.${fact}`);
  const time = (at: string | null) => at && momentText(language, at);
  const isDesk = ticket.asker !== null;
  const { order_id: orderId, course_id: courseId } = ticket;
  const link = (to: string, text: MessageName<'ticket.facts'>) => (
    <Link component={RouterLink} to={to} underline="always" sx={inner}>
      {name(text)}
    </Link>
  );
  return (
    <Paper sx={{ p: 4 }}>
      <Facts
        facts={[
          [name('status'), <TicketState key="status" status={ticket.status} />],
          [name('category'), t(`categories.${ticket.category}`)],
          [name('created'), time(ticket.created_at)],
          ticket.first_answered_at
            ? [name('answered'), time(ticket.first_answered_at)]
            : [name('acknowledge'), time(ticket.acknowledge_by)],
          ticket.closed_at ? [name('closed'), time(ticket.closed_at)] : [name('resolve'), time(ticket.resolve_by)],
          [name('due'), ticket.due_at && <DueTime ticket={ticket} now={now} />],
          [name('order'), orderId && link(isDesk ? `/sales/orders/${orderId}` : `/orders/${orderId}`, 'openOrder')],
          [name('course'), courseId && link(lessonAddress({ course_id: courseId }), 'openCourse')],
        ]}
      />
    </Paper>
  );
}
