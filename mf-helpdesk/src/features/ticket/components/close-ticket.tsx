import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { useCloseTicketMutation } from '../../../lib/tickets.endpoints';

/** Both sides may close it; a new message opens it again. */
export function CloseTicket({ ticketId }: { ticketId: string }) {
  const t = useT();
  const notices = useNotices();
  const [close, { isLoading }] = useCloseTicketMutation();
  const submit = async () => {
    const { error } = await close(ticketId);
    if (error) notices.failure('ticket.close.failed');
    else notices.success('ticket.close.done');
  };
  return (
    <Box>
      <Button variant="outlined" loading={isLoading} onClick={() => void submit()} sx={{ minHeight: 44 }}>
        {t('ticket.close.submit')}
      </Button>
    </Box>
  );
}
