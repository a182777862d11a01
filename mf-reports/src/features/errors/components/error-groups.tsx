import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { errorGroupSortFields } from '@vidyapath/http/sort-fields';
import type { ErrorGroup } from '@vidyapath/http/support-errors';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import { Section } from '@vidyapath/remote-kit/section';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { useMemo } from 'react';
import { useErrorGroupsQuery } from '../api/errors.endpoints';
import { errorColumns } from '../lib/error-columns';
import type { ErrorFilter, errorQuery } from '../lib/error-query';

interface ErrorGroupsProps {
  filters: Filters<ErrorFilter>;
  days: ReportDays;
  chosen: ReturnType<typeof errorQuery>;
}

const idOf = ({ fingerprint }: ErrorGroup) => fingerprint;

/** What failed alike, the last seen first; each leads to all that is known of it. */
export function ErrorGroups({ filters, days: { from, to }, chosen }: ErrorGroupsProps) {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const answer = useErrorGroupsQuery(
    { ...safeListParams(controls.state, errorGroupSortFields), from, to, ...chosen },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => errorColumns(t, language, { from, to }), [t, language, from, to]);
  const filter = useMemo(() => ({ ...filters, element: null }), [filters]);
  return (
    <Section title={t('errorReport.groups')}>
      <div>
        <ListView messagePrefix="errorReport" rowKey={idOf} {...{ answer, controls, columns, filter }} />
      </div>
    </Section>
  );
}
