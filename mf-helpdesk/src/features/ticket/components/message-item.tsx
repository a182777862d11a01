import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { TicketMessage } from '@vidyapath/http/support-tickets';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { NoteFrame } from './note-frame';

/** Who wrote it and when; always shown as plain text. */
export function MessageItem({ message }: { message: TicketMessage }) {
  const t = useT();
  const language = useLanguage();
  const { author_name, by_staff, internal, body, created_at } = message;
  return (
    <Paper component="li" sx={{ p: 4, minWidth: 0 }}>
      <NoteFrame note={internal}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minWidth: 0 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {author_name ?? t('ticket.deletedAccount')}
          </Typography>
          {internal ? (
            <StateBadge tone="warning">{t('ticket.note')}</StateBadge>
          ) : (
            by_staff && <StateBadge tone="primary">{t('ticket.staff')}</StateBadge>
          )}
          <Typography component="time" dateTime={created_at} variant="body2" sx={{ color: 'text.secondary' }}>
            {momentText(language, created_at)}
          </Typography>
        </Box>
        <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {body}
        </Typography>
      </NoteFrame>
    </Paper>
  );
}
