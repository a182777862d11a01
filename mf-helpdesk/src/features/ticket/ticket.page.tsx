import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { Button, EmptyState } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { ticketsPath } from '../../lib/ticket-paths';
import { useTicketQuery } from '../../lib/tickets.endpoints';
import { TicketContent } from './components/ticket-content';

/** A ticket as its asker sees it; for staff, with all that the desk needs. */
export function TicketPage() {
  const t = useT();
  const { ticketId = '' } = useParams();
  const answer = useTicketQuery(ticketId, { refetchOnMountOrArgChange: true });
  const { currentData: ticket, error, isFetching, refetch, fulfilledTimeStamp = 0 } = answer;
  usePageTitle(ticket?.subject);
  const content = () => {
    if (ticket) return <TicketContent key={ticketId} ticket={ticket} now={fulfilledTimeStamp} />;
    if (!error) return <Loading />;
    if (![400, 404].includes(asProblem(error).status))
      return <LoadFailed message={t('ticket.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    const action = (
      <Button component={RouterLink} to={ticketsPath} variant="contained" sx={{ minHeight: 44 }}>
        {t('ticket.toTickets')}
      </Button>
    );
    return <EmptyState title={t('ticket.missing')} text={t('ticket.missingText')} action={action} />;
  };
  if (!ticket) return <Page title={t('ticket.title')}>{content()}</Page>;
  return (
    <Page title={ticket.subject} lead={t('ticket.number', { number: ticket.number })}>
      {content()}
    </Page>
  );
}
