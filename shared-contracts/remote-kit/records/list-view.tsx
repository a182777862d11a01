import { asProblem } from '@vidyapath/client/requests/client-problem';
import type { ListState } from '@vidyapath/client/screens/list-state';
import type { Page } from '@vidyapath/client/requests/record-answers';
import { useFailureNotice } from '@vidyapath/client/requests/use-failure-notice';
import type { ListControls } from '@vidyapath/client/screens/use-list-state';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { usePageWithin } from '@vidyapath/client/screens/use-page-within';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';
import { DataTable, type DataTableColumn, type DataTableProps } from '@vidyapath/ui/staff';
import { type ReactNode, useMemo, useState } from 'react';
import { ReportLink } from '../screen-parts/report-link';
import { ListBottom, ListTop } from './list-bars';

/** Result of a list query hook. */
export interface ListAnswer<Row> {
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** A filter beside the search. */
export interface ListFilter {
  element: ReactNode;
  /** It excludes some rows. */
  active: boolean;
  /** Shows everything again: no filter, no search. */
  clear: () => void;
}

export interface ListViewProps<Row> {
  /** Key of the messages of this kind of record. */
  messagePrefix: MessageGroup<'emptyText'>;
  answer: ListAnswer<Row>;
  controls: ListControls;
  /** The same in every render, like `actions`. */
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  actions?: DataTableProps<Row>['actions'];
  numbered?: boolean;
  filter?: ListFilter | undefined;
  /** Action that fills an empty list. */
  emptyAction?: ReactNode;
  /** Message key of the toast when the list cannot be loaded. */
  failureKey?: () => string;
}

/** Number of the first row shown: rows of the page before stay while the next one loads, and so do their numbers. */
function useSerial({ page, size }: ListState, isFetching: boolean) {
  const t = useT();
  const [first, setFirst] = useState(1);
  const next = size === 'all' ? 1 : (page - 1) * size + 1;
  if (!isFetching && first !== next) setFirst(next);
  return useMemo(() => ({ header: t('list.serial'), first }), [t, first]);
}

/** A page of records with search, paging and sorting, all of it in the URL. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { messagePrefix, answer, controls, columns, rowKey, actions, numbered = false, filter, emptyAction } = props;
  const { failureKey = () => `${messagePrefix}.failed.load` } = props;
  const t = useT();
  const notices = useNotices();
  const { data, error, isFetching, refetch } = answer;
  const { state } = controls;
  const serial = useSerial(state, isFetching);
  usePageWithin(state, isFetching ? undefined : data?.total);
  useFailureNotice(error, () => notices.failure(failureKey()));

  const showAll = filter?.clear ?? (() => controls.search(''));
  const empty =
    state.search.trim() !== '' || filter?.active ? (
      <EmptyState title={t('list.noMatch')} action={<Button onClick={showAll}>{t('list.showAll')}</Button>} />
    ) : (
      <EmptyState title={t(`${messagePrefix}.empty`)} text={t(`${messagePrefix}.emptyText`)} action={emptyAction} />
    );
  const failed = error !== undefined && (
    <FailedState
      message={t(`${messagePrefix}.failed.load`)}
      text={problemText(t, asProblem(error))}
      retryLabel={t('list.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
      action={<ReportLink problem={error} />}
    />
  );
  return (
    <>
      <ListTop controls={controls} filter={filter?.element} />
      <DataTable
        label={t(`${messagePrefix}.table`)}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={rowKey}
        view={JSON.stringify(state)}
        sort={state.sort}
        onSort={controls.sortBy}
        loading={data === undefined && isFetching}
        busy={isFetching}
        empty={empty}
        failed={failed}
        {...(actions && { actions })}
        {...(numbered && { serial })}
      />
      {!failed && data !== undefined && data.total > 0 && <ListBottom controls={controls} total={data.total} />}
    </>
  );
}
