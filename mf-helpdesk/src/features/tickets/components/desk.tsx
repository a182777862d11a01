import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { ticketSortFields } from '@vidyapath/http/sort-fields';
import type { TicketSummary } from '@vidyapath/http/support-tickets';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Page } from '@vidyapath/remote-kit/page';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { Button } from '@vidyapath/ui';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { messagesPath } from '../../../lib/ticket-paths';
import { useStaffMembers } from '../../../lib/staff.endpoints';
import { useTicketsQuery } from '../../../lib/tickets.endpoints';
import { deskColumns } from '../lib/desk-columns';
import { deskFilters, deskParams } from '../lib/desk-params';
import { DeskFilterFields } from './desk-filter-fields';

const idOf = ({ ticket_id }: TicketSummary) => ticket_id;

/** All users' tickets; by default those that are overdue come first, then those that are due next. */
export function Desk() {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const filters = useFilters(deskFilters);
  const answer = useTicketsQuery(
    { ...safeListParams(controls.state, ticketSortFields), ...deskParams(filters.values) },
    { refetchOnMountOrArgChange: true },
  );
  const staff = useStaffMembers();
  const now = answer.fulfilledTimeStamp ?? 0;
  const columns = useMemo(() => deskColumns(t, language, { now, staff }), [t, language, now, staff]);
  const filter = useMemo(() => ({ ...filters, element: <DeskFilterFields filters={filters} /> }), [filters]);
  return (
    <Page title={t('tickets.title')} lead={t('desk.lead')}>
      <div>
        <Button component={RouterLink} to={messagesPath} sx={{ minHeight: 44 }}>
          {t('desk.toMessages')}
        </Button>
      </div>
      <div>
        <ListView messagePrefix="desk" rowKey={idOf} {...{ answer, controls, columns, filter }} />
      </div>
    </Page>
  );
}
