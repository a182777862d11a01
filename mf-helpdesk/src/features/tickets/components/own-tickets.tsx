import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { ticketSortFields } from '@vidyapath/http/sort-fields';
import type { TicketSummary } from '@vidyapath/http/support-tickets';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Page } from '@vidyapath/remote-kit/page';
import { Button, Stack } from '@vidyapath/ui';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { faqPath, grievancePath, newTicketPath } from '../../../lib/ticket-paths';
import { useTicketsQuery } from '../../../lib/tickets.endpoints';
import { ownColumns } from '../lib/ticket-columns';

const idOf = ({ ticket_id }: TicketSummary) => ticket_id;
const tall = { minHeight: 44 };

/** The user's own tickets; a user without any is led to the FAQ first. */
export function OwnTickets() {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const answer = useTicketsQuery(safeListParams(controls.state, ticketSortFields), { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => ownColumns(t, language), [t, language]);
  const toFaq = (
    <Button component={RouterLink} to={faqPath} variant="contained" sx={tall}>
      {t('tickets.toFaq')}
    </Button>
  );
  return (
    <Page title={t('tickets.title')} lead={t('tickets.lead')}>
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
        <Button component={RouterLink} to={newTicketPath} variant="contained" sx={tall}>
          {t('tickets.create')}
        </Button>
        <Button component={RouterLink} to={grievancePath} sx={tall}>
          {t('tickets.toGrievance')}
        </Button>
      </Stack>
      <div>
        <ListView messagePrefix="tickets" rowKey={idOf} {...{ answer, controls, columns }} emptyAction={toFaq} />
      </div>
    </Page>
  );
}
