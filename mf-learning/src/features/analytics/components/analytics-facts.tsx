import { useT } from '@vidyapath/client/screens/use-t';
import type { Analytics } from '@vidyapath/http/learning-progress';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { useTimeText } from '../lib/use-time-text';

/** The numbers that need no chart. */
export function AnalyticsFacts({ analytics }: { analytics: Analytics }) {
  const t = useT();
  const timeText = useTimeText();
  const facts = [
    ['time', timeText(analytics.total_seconds)],
    ['streak', t('analytics.days', { count: analytics.streak_days })],
    ['courses', String(analytics.courses_completed)],
    ['certificates', String(analytics.certificates)],
  ] as const;
  return (
    <Paper sx={{ p: 4, borderRadius: '12px' }}>
      <Box
        component="dl"
        aria-label={t('analytics.facts')}
        sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))' }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`analytics.${name}`)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Paper>
  );
}
