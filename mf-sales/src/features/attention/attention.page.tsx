import { formatPaise } from '@vidyapath/client/formats/money';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Attention } from '@vidyapath/http/commerce-reports';
import { Box, EmptyState, Link, Paper, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { useAttentionQuery } from '../../lib/attention.endpoints';
import { noteText } from '../../lib/note-text';
import { orderPath } from '../../lib/sales-paths';
import { EndEntry } from './components/end-entry';

function Matter({ matter }: { matter: Attention }) {
  const t = useT();
  const language = useLanguage();
  const { kind, detail, order_id, order_number, amount_paise, since } = matter;
  return (
    <Paper component="li" sx={{ p: 4, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Typography component="h2" variant="h6">
          {t(`attention.kind.${kind}`)}
        </Typography>
        {amount_paise !== null && <Typography sx={{ fontWeight: 700 }}>{formatPaise(amount_paise)}</Typography>}
      </Box>
      {detail && <Typography sx={{ overflowWrap: 'anywhere' }}>{noteText(t, detail)}</Typography>}
      <Typography>{t(`attention.todo.${kind}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
        {order_id && (
          <Link
            component={RouterLink}
            to={orderPath(order_id)}
            underline="always"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('attention.toOrder', { number: order_number ?? '' })}
          </Link>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('attention.since', { when: momentText(language, since) })}
        </Typography>
      </Box>
      {order_id === null && <EndEntry matter={matter} />}
    </Paper>
  );
}

/** The entries that wait for staff, each with its action. */
export function AttentionPage() {
  const t = useT();
  const { data, error, isFetching, refetch } = useAttentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const content = () => {
    if (error)
      return <LoadFailed message={t('attention.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    if (!data) return <Loading />;
    if (data.length === 0) return <EmptyState title={t('attention.empty')} text={t('attention.emptyText')} />;
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {data.map((matter) => (
          <Matter key={`${matter.kind}:${matter.id}`} matter={matter} />
        ))}
      </Box>
    );
  };
  return (
    <Page title={t('attention.title')} lead={t('attention.lead')}>
      {content()}
    </Page>
  );
}
