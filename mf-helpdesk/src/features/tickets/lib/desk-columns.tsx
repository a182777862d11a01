import type { TicketSummary } from '@vidyapath/http/support-tickets';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { DueTime } from '../../../components/due-time';
import type { StaffMember } from '../../../lib/staff.endpoints';
import { commonColumns } from './ticket-columns';

interface DeskKnowledge {
  /** When the rows arrived; the time that is left is counted from here. */
  now: number;
  staff: readonly StaffMember[];
}

export function deskColumns(
  t: Translate,
  language: Language,
  { now, staff }: DeskKnowledge,
): DataTableColumn<TicketSummary>[] {
  // Support's copy of accounts may not have a new colleague yet; auth's list has.
  const nameOf = (id: number) => staff.find((one) => one.id === id)?.name ?? t('handling.someone', { id });
  const { number, subject, category, status } = commonColumns(t, language);
  return [
    number,
    subject,
    {
      field: 'asker',
      header: t('tickets.columns.asker'),
      minWidth: 140,
      render: ({ asker, source }) => {
        const name = asker?.name ?? asker?.email ?? t('list.none');
        return source === 'contact' ? `${name} (${t('desk.noAccount')})` : name;
      },
    },
    category,
    status,
    {
      field: 'due_at',
      header: t('tickets.columns.due'),
      sortable: true,
      minWidth: 150,
      render: (ticket) => <DueTime ticket={ticket} now={now} />,
    },
    {
      field: 'assigned_to',
      header: t('tickets.columns.assigned'),
      sortable: true,
      minWidth: 120,
      render: ({ assigned_to, assigned_name }) =>
        assigned_to === null ? t('desk.unassigned') : (assigned_name ?? nameOf(assigned_to)),
    },
  ];
}
