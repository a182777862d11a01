import { useT } from '@vidyapath/client/screens/use-t';
import type { ListAnswer } from '@vidyapath/remote-kit/list-view';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import type { TimeGroup } from '@vidyapath/remote-kit/time-keys';
import { EmptyState } from '@vidyapath/ui';
import { type CountedDays, DayReportContent, type DayReportMessages } from './day-report-content';

interface DayReportProps<Column extends string> {
  messagePrefix: DayReportMessages;
  /** The same function until the language changes. */
  columnName: (column: Column) => string;
  /** The first one is drawn. */
  columns: readonly [Column, ...Column[]];
  group: TimeGroup;
  answer: Pick<ListAnswer<never>, 'error' | 'isFetching' | 'refetch'> & {
    /** Undefined until the report of the chosen range has arrived. */
    currentData?: CountedDays<Column> | undefined;
  };
}

/** Counts of days, weeks or months: their sums, drawn, and as a table. */
export function DayReport<Column extends string>(props: DayReportProps<Column>) {
  const { messagePrefix, columnName, columns, group, answer } = props;
  const t = useT();
  const { currentData, error, isFetching, refetch } = answer;
  if (error)
    return (
      <LoadFailed message={t(`${messagePrefix}.failed.load`)} problem={error} busy={isFetching} onRetry={refetch} />
    );
  if (!currentData) return <Loading />;
  if (currentData.rows.length === 0)
    return <EmptyState title={t(`${messagePrefix}.empty`)} text={t(`${messagePrefix}.emptyText`)} />;
  return <DayReportContent report={currentData} {...{ messagePrefix, columnName, columns, group }} />;
}
