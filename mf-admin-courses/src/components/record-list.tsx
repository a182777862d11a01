import { asProblem } from '@vidyapath/client/client-problem';
import type { Page } from '@vidyapath/client/record-answers';
import { rowTexts } from '@vidyapath/client/staff-texts';
import { useLatest } from '@vidyapath/client/use-latest';
import type { ListControls } from '@vidyapath/client/use-list-state';
import { useT } from '@vidyapath/client/use-t';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';
import { DataTable, type DataTableColumn, type DataTableProps, RowActions } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { usePageWithin } from '@vidyapath/client/use-page-within';
import { problemText } from '../lib/problem-text';
import { ListBottom, ListTop } from './list-bars';

/** What a list query hook answers. */
export interface ListAnswer<Row> {
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RecordListProps<Row> {
  answer: ListAnswer<Row>;
  controls: ListControls;
  columns: readonly DataTableColumn<Row>[];
  /** The same in every render, like `nameOf`. */
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  onEdit: (id: number) => void;
  onDelete: (row: Row) => void;
  onAdd: () => void;
  texts: { table: string; failed: string; empty: string; emptyText: string; add: string };
}

/** What a row shows beside its values. It stays the same, so that a click on a header draws no row anew before its answer is there. */
function useRowParts<Row>(serial: number, { idOf, nameOf, ...on }: Pick<RecordListProps<Row>, 'idOf' | 'nameOf' | 'onEdit' | 'onDelete'>) {
  const t = useT();
  const edit = useLatest(on.onEdit);
  const remove = useLatest(on.onDelete);
  const numbers = useMemo(() => ({ header: t('list.serial'), first: serial }), [t, serial]);
  const actions = useMemo<DataTableProps<Row>['actions']>(
    () => ({
      header: t('list.actions'),
      render: (row) => <RowActions labels={rowTexts(t, nameOf(row))} onEdit={() => edit(idOf(row))} onDelete={() => remove(row)} />,
    }),
    [t, idOf, nameOf, edit, remove],
  );
  return { serial: numbers, actions };
}

/** A page of records with search, paging, sorting and the buttons of each row. */
export function RecordList<Row>({ answer, controls, columns, idOf, nameOf, texts, ...on }: RecordListProps<Row>) {
  const t = useT();
  const { data, error, isFetching, refetch } = answer;
  const { state } = controls;
  const [serial, setSerial] = useState(1);
  usePageWithin(state, isFetching ? undefined : data?.total);
  const first = state.size === 'all' ? 1 : (state.page - 1) * state.size + 1;
  // Rows of the page before stay while the next one loads, and so do their numbers.
  if (!isFetching && serial !== first) setSerial(first);
  const parts = useRowParts(serial, { idOf, nameOf, ...on });
  const empty = state.search ? (
    <EmptyState title={t('list.noMatch')} action={<Button onClick={() => controls.search('')}>{t('list.clearSearch')}</Button>} />
  ) : (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      action={<Button variant="contained" onClick={() => on.onAdd()}>{texts.add}</Button>}
    />
  );
  const failed = error !== undefined && (
    <FailedState message={texts.failed} text={problemText(t, asProblem(error))} retryLabel={t('list.retry')} busy={isFetching} onRetry={() => void refetch()} />
  );
  return (
    <>
      <ListTop controls={controls} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={idOf}
        view={JSON.stringify(state)}
        sort={state.sort}
        onSort={(field) => controls.sortBy(field)}
        loading={data === undefined && isFetching}
        busy={isFetching}
        empty={empty}
        failed={failed}
        {...parts}
      />
      {!failed && data !== undefined && data.total > 0 && <ListBottom controls={controls} total={data.total} />}
    </>
  );
}
