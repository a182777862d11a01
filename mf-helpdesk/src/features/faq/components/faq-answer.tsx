import { useT } from '@vidyapath/client/screens/use-t';
import type { FaqEntry } from '@vidyapath/http/support-faq';
import { Box, Button, EmptyState, VisuallyHidden } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { useFaqState } from '../lib/use-faq-state';
import { useOpenEntries } from '../lib/use-open-entries';
import { FaqGroups } from './faq-groups';

interface FaqAnswerProps {
  entries: readonly FaqEntry[];
  state: ReturnType<typeof useFaqState>;
  /** A newer answer is being fetched. */
  busy: boolean;
}

/** The questions that match the search and the category. */
export function FaqAnswer({ entries, state, busy }: FaqAnswerProps) {
  const t = useT();
  const { open, linked, toggle } = useOpenEntries();
  const filtered = state.search !== '' || state.category !== '';
  const shown = entries.filter(({ category }) => !state.category || category === state.category);
  const isMissing = !filtered && linked !== undefined && !entries.some(({ faq_id }) => faq_id === linked);
  if (shown.length === 0 && !filtered) return <EmptyState title={t('faq.empty')} text={t('faq.emptyText')} />;
  if (shown.length === 0)
    return (
      <EmptyState
        title={t('faq.noMatch')}
        text={t('faq.noMatchText')}
        action={<Button onClick={state.clear}>{t('list.showAll')}</Button>}
      />
    );
  return (
    <Box aria-busy={busy} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VisuallyHidden role="status">{filtered && !busy ? t('faq.found', { count: shown.length }) : ''}</VisuallyHidden>
      {isMissing && <Alert severity="info">{t('faq.gone')}</Alert>}
      <FaqGroups entries={shown} open={open} onToggle={toggle} />
    </Box>
  );
}
