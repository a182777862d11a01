import { useT } from '@vidyapath/client/screens/use-t';
import { Paper } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { useCreateTicketMutation } from '../../../lib/tickets.endpoints';
import type { AtHand } from '../lib/at-hand';
import { ticketBody, ticketRules, type TicketValues, ticketValues } from '../lib/ticket-values';
import { NewTicketFields } from './new-ticket-fields';

interface NewTicketFormProps {
  atHand: AtHand;
  onMade: (ticketId: string) => void;
}

export function NewTicketForm({ atHand, onMade }: NewTicketFormProps) {
  const t = useT();
  const [initial] = useState(() => ticketValues(t, atHand));
  const [create] = useCreateTicketMutation();
  const made = useRef<string>(undefined);
  const send = async (values: TicketValues) => {
    const answer = await create(ticketBody(values));
    made.current = answer.data?.ticket_id;
    return answer;
  };
  return (
    <Paper sx={{ p: { xs: 4, sm: 6 } }}>
      <ActionForm<TicketValues>
        messagePrefix="newTicket"
        draft="new-ticket"
        initial={initial}
        rules={ticketRules}
        call={send}
        onDone={() => made.current && onMade(made.current)}
        submit={() => t('newTicket.submit')}
      >
        {({ category }) => <NewTicketFields category={category} atHand={atHand} />}
      </ActionForm>
    </Paper>
  );
}
