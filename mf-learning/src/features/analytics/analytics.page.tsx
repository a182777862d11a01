import { axisText, dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Analytics } from '@vidyapath/http/learning-progress';
import { ReportChart } from '@vidyapath/remote-kit/report-chart';
import { Button, Container, EmptyState, PageHeading, Stack } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { CardSkeletons } from '../../components/card-skeletons';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useAnalyticsQuery } from './api/analytics.endpoints';
import { AnalyticsFacts } from './components/analytics-facts';
import { DayTable } from './components/day-table';
import { dayChoices, shownDays } from './lib/shown-days';
import { useTimeText } from './lib/use-time-text';

function AnalyticsContent({ analytics }: { analytics: Analytics }) {
  const t = useT();
  const language = useLanguage();
  const timeText = useTimeText();
  const { days } = analytics;
  const learn = (
    <Button component={RouterLink} to="/my-learning" variant="contained">
      {t('analytics.action')}
    </Button>
  );
  const bars = days.map(({ date, seconds }) => ({
    key: date,
    label: dayText(language, date),
    shortLabel: axisText(language, date),
    value: seconds,
  }));
  return (
    <>
      <AnalyticsFacts analytics={analytics} />
      {analytics.total_seconds === 0 ? (
        <EmptyState title={t('analytics.empty')} text={t('analytics.emptyText')} action={learn} />
      ) : (
        <>
          <ReportChart bars={bars} format={timeText} label={t('analytics.chart', { count: days.length })} />
          <DayTable days={days} />
        </>
      )}
    </>
  );
}

/** The learner's progress in numbers: time by day, streak, what is completed. */
export function AnalyticsPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const days = shownDays(query.get('days'));
  const { currentData, error, isFetching, refetch } = useAnalyticsQuery(days, { refetchOnMountOrArgChange: true });
  const content = () => {
    if (currentData) return <AnalyticsContent analytics={currentData} />;
    if (!error) return <CardSkeletons height={160} />;
    return <LoadFailed message={t('analytics.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
  };
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={t('analytics.lead')}>{t('analytics.title')}</PageHeading>
      <Stack spacing={5} sx={{ mt: 5 }}>
        <TextField
          select
          size="small"
          label={t('analytics.range')}
          value={String(days)}
          onChange={(event) => setQuery({ days: event.target.value }, { replace: true })}
          sx={{ minWidth: 160, alignSelf: 'start' }}
        >
          {dayChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t('analytics.lastDays', { count: choice })}
            </option>
          ))}
        </TextField>
        {content()}
      </Stack>
    </Container>
  );
}
