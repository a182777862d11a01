import { momentText } from '@vidyapath/client/formats/moment-text';
import type { ContactRecord } from '@vidyapath/http/support';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { Box, Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { ticketPath } from '../../../lib/ticket-paths';

export function messageColumns(t: Translate, language: Language): DataTableColumn<ContactRecord>[] {
  const header = (name: MessageName<'contactMessages.columns'>) => t(`contactMessages.columns.${name}`);
  return [
    {
      field: 'created_at',
      header: header('created'),
      sortable: true,
      minWidth: 130,
      render: ({ created_at }) => momentText(language, created_at),
    },
    {
      field: 'full_name',
      header: header('name'),
      sortable: true,
      minWidth: 120,
      render: ({ full_name }) => full_name,
    },
    { field: 'email', header: header('email'), sortable: true, minWidth: 150, render: ({ email }) => email },
    { field: 'mobile', header: header('mobile'), sortable: true, minWidth: 110, render: ({ mobile }) => mobile },
    {
      field: 'message',
      header: header('message'),
      sortable: true,
      minWidth: 240,
      render: ({ message }) => (
        <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
      ),
    },
    {
      field: 'ticket_id',
      header: header('ticket'),
      sortable: true,
      minWidth: 120,
      render: ({ ticket_id, full_name }) =>
        ticket_id === null ? (
          t('contactMessages.noTicket')
        ) : (
          <Link component={RouterLink} to={ticketPath(ticket_id)} underline="always">
            {t('contactMessages.open', { name: full_name })}
          </Link>
        ),
    },
  ];
}
