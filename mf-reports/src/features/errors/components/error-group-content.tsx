import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { ErrorGroupDetail } from '@vidyapath/http/support-errors';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import { ReportChart } from '@vidyapath/remote-kit/report-chart';
import { Section } from '@vidyapath/remote-kit/section';
import { timeBars } from '@vidyapath/remote-kit/time-bars';
import { Stack, Typography } from '@vidyapath/ui';
import { useMemo } from 'react';
import { numberText } from '../../../lib/number-text';
import { CountTable } from './count-table';
import { ErrorFacts } from './error-facts';
import { ErrorSample } from './error-sample';

/** A group: what and how often, an example of it, its days and releases. */
export function ErrorGroupContent({ group, days: { from, to } }: { group: ErrorGroupDetail; days: ReportDays }) {
  const t = useT();
  const language = useLanguage();
  const bars = useMemo(() => {
    const values = new Map(group.days.map(({ day, count }) => [day, count]));
    return timeBars(t, language, { group: 'day', from, to, values });
  }, [t, language, group.days, from, to]);
  return (
    <Stack spacing={6} sx={{ minWidth: 0 }}>
      <ErrorFacts group={group} />
      <ErrorSample sample={group.sample} />
      <Section title={t('errorGroup.days')}>
        {group.days.length === 0 ? (
          <Typography>{t('errorGroup.noDays')}</Typography>
        ) : (
          <>
            <ReportChart bars={bars} format={numberText} label={t('errorDays.chart', { count: bars.length })} />
            <CountTable
              label={t('errorGroup.days')}
              header={t('range.groups.day')}
              rows={group.days.map(({ day, count }) => ({ key: day, name: dayText(language, day), count }))}
            />
            <CountTable
              label={t('errorGroup.releases')}
              header={t('errorReport.columns.release')}
              rows={group.releases.map(({ release, count }) => ({ key: release, name: release, count }))}
            />
          </>
        )}
      </Section>
    </Stack>
  );
}
