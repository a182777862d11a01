import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { TicketSummary } from '@vidyapath/http/support-tickets';
import { Box } from '@vidyapath/ui';
import { relativeText } from '../lib/relative-text';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';

interface DueTimeProps {
  ticket: Pick<TicketSummary, 'due_at' | 'overdue'>;
  /** When the service's answer arrived. */
  now: number;
}

/** When the desk has to answer: the time that is left, and the exact time. */
export function DueTime({ ticket: { due_at, overdue }, now }: DueTimeProps) {
  const t = useT();
  const language = useLanguage();
  if (due_at === null) return t('desk.waitsForAsker');
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'start', gap: 1 }}>
      {overdue && <StateBadge tone="error">{t('tickets.overdue')}</StateBadge>}
      <span>{relativeText(language, due_at, now)}</span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {momentText(language, due_at)}
      </Box>
    </Box>
  );
}
