import { useT } from '@vidyapath/client/screens/use-t';
import type { TicketMessage } from '@vidyapath/http/support-tickets';
import { Box, Typography } from '@vidyapath/ui';
import { MessageItem } from './message-item';

/** All messages, in their order. */
export function Conversation({ messages }: { messages: readonly TicketMessage[] }) {
  const t = useT();
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h5" sx={{ mb: 4 }}>
        {t('ticket.conversation')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4, minWidth: 0 }}>
        {messages.map((message) => (
          <MessageItem key={message.message_id} message={message} />
        ))}
      </Box>
    </Box>
  );
}
