import { useT } from '@vidyapath/client/screens/use-t';
import { Page } from '@vidyapath/remote-kit/page';
import { Link, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { faqPath, ticketPath } from '../../lib/ticket-paths';
import { NewTicketForm } from './components/new-ticket-form';
import { atHandOf } from './lib/at-hand';

/** The form for a new ticket; the order, course or failure of the address is filled in. */
export function NewTicketPage() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [atHand] = useState(() => atHandOf(params));
  return (
    <Page title={t('newTicket.title')} lead={t('newTicket.lead')}>
      <Typography>
        {t('newTicket.faq')}{' '}
        <Link component={RouterLink} to={faqPath} underline="always">
          {t('tickets.toFaq')}
        </Link>
      </Typography>
      <NewTicketForm atHand={atHand} onMade={(id) => void navigate(ticketPath(id))} />
    </Page>
  );
}
