import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Ticket } from '@vidyapath/http/support-tickets';
import { Section } from '@vidyapath/remote-kit/section';
import { Box, Button } from '@vidyapath/ui';
import { ActionForm } from '../../../components/action-form';
import { useChangeTicketMutation } from '../../../lib/tickets.endpoints';
import { changeBody, handlingOf, handlingRules, type HandlingValues } from '../lib/handling-values';
import { HandlingFields } from './handling-fields';

/** To whom a ticket is assigned, its category and its status. */
export function Handling({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const notices = useNotices();
  const { user } = useSession();
  const [change] = useChangeTicketMutation();
  const [takeOver, { isLoading }] = useChangeTicketMutation();
  const { ticket_id: id } = ticket;
  const initial = handlingOf(ticket);
  const take = async (own: number) => {
    const { error } = await takeOver({ id, body: { assigned_to: own } });
    if (error) notices.failure('handling.failed');
    else notices.success('handling.done');
  };
  return (
    <Section title={t('handling.title')}>
      {user && ticket.assigned_to !== user.id && (
        <Box>
          <Button variant="outlined" loading={isLoading} onClick={() => void take(user.id)} sx={{ minHeight: 44 }}>
            {t('handling.take')}
          </Button>
        </Box>
      )}
      <ActionForm<HandlingValues>
        messagePrefix="handling"
        draft={`handling-${id}`}
        initial={initial}
        rules={handlingRules}
        call={(values) => change({ id, body: changeBody(initial, values) })}
        submit={() => t('handling.submit')}
      >
        {() => <HandlingFields ticket={ticket} />}
      </ActionForm>
    </Section>
  );
}
