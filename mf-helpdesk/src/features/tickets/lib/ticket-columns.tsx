import { momentText } from '@vidyapath/client/formats/moment-text';
import type { TicketSummary } from '@vidyapath/http/support-tickets';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { TicketState } from '../../../components/ticket-state';
import { ticketPath } from '../../../lib/ticket-paths';

type Column = DataTableColumn<TicketSummary>;

/** The columns of both lists; all of them sort. */
export function commonColumns(t: Translate, language: Language) {
  const header = (name: MessageName<'tickets.columns'>) => t(`tickets.columns.${name}`);
  const time = (field: 'created_at' | 'last_message_at', name: MessageName<'tickets.columns'>): Column => ({
    field,
    header: header(name),
    sortable: true,
    minWidth: 130,
    render: (ticket) => momentText(language, ticket[field]),
  });
  const linkOf = (field: 'number' | 'subject', minWidth: number): Column => ({
    field,
    header: header(field),
    sortable: true,
    minWidth,
    render: (ticket) => (
      <Link component={RouterLink} to={ticketPath(ticket.ticket_id)} underline="always" dir="auto">
        {ticket[field]}
      </Link>
    ),
  });
  const category: Column = {
    field: 'category',
    header: header('category'),
    sortable: true,
    minWidth: 110,
    render: (ticket) => t(`categories.${ticket.category}`),
  };
  const status: Column = {
    field: 'status',
    header: header('status'),
    sortable: true,
    minWidth: 110,
    render: (ticket) => <TicketState status={ticket.status} />,
  };
  return {
    number: linkOf('number', 110),
    subject: linkOf('subject', 180),
    category,
    status,
    created: time('created_at', 'created'),
    last: time('last_message_at', 'last'),
  };
}

export function ownColumns(t: Translate, language: Language): Column[] {
  const { number, subject, category, status, created, last } = commonColumns(t, language);
  return [number, subject, category, status, created, last];
}
