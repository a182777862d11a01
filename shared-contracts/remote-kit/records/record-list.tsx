import { asProblem } from '@vidyapath/client/client-problem';
import type { Page } from '@vidyapath/client/record-answers';
import type { ListState } from '@vidyapath/client/list-state';
import { rowTexts } from '@vidyapath/client/staff-texts';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useLatest } from '@vidyapath/client/use-latest';
import type { ListControls } from '@vidyapath/client/use-list-state';
import { useNotices } from '@vidyapath/client/use-notices';
import { usePageWithin } from '@vidyapath/client/use-page-within';
import { useT } from '@vidyapath/client/use-t';
import type { ProblemKind } from '@vidyapath/http/problems';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';
import { DataTable, type DataTableColumn, type DataTableProps, RowActions } from '@vidyapath/ui/staff';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DeleteRecord } from './delete-record';
import { ListBottom, ListTop } from './list-bars';
import { problemText } from './problem-text';
import type { RecordCalls } from './use-record-calls';

/** What a list query hook answers. */
interface ListAnswer<Row> {
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** A filter beside the search. */
interface ListFilter {
  element: ReactNode;
  /** It leaves something out. */
  active: boolean;
  /** Shows everything again: no filter, no search. */
  clear: () => void;
}

interface RecordListProps<Row> {
  /** Where the messages of this kind of record stand. */
  name: string;
  screen: AdminScreen;
  calls: Pick<RecordCalls<Row, never>, 'idOf' | 'read' | 'remove'>;
  answer: ListAnswer<Row>;
  controls: ListControls;
  /** The same in every render, like `nameOf` and `moreActions`. */
  columns: readonly DataTableColumn<Row>[];
  nameOf: (row: Row) => string;
  numbered?: boolean;
  filter?: ListFilter;
  /** Further buttons of a row. */
  moreActions?: (row: Row) => ReactNode;
  /** Of the dialog that deletes. */
  deletion?: { subjectOf?: (row: Row) => string; note?: string; refusals?: Partial<Record<ProblemKind, string>> };
}

/** The buttons of a row: they stay the same, so that a click on a header draws no row anew before its answer is there. */
function useActions<Row>(
  { screen, calls: { idOf }, nameOf, moreActions }: RecordListProps<Row>,
  onDelete: (row: Row) => void,
): DataTableProps<Row>['actions'] {
  const t = useT();
  const edit = useLatest((id: number) => screen.edit(id));
  return useMemo(
    () => ({
      header: t('list.actions'),
      render: (row) => (
        <RowActions labels={rowTexts(t, nameOf(row))} onEdit={() => edit(idOf(row))} onDelete={() => onDelete(row)}>
          {moreActions?.(row)}
        </RowActions>
      ),
    }),
    [t, idOf, nameOf, moreActions, edit, onDelete],
  );
}

/** Number of the first row shown: rows of the page before stay while the next one loads, and so do their numbers. */
function useSerial({ page, size }: ListState, isFetching: boolean) {
  const t = useT();
  const [first, setFirst] = useState(1);
  const next = size === 'all' ? 1 : (page - 1) * size + 1;
  if (!isFetching && first !== next) setFirst(next);
  return useMemo(() => ({ header: t('list.serial'), first }), [t, first]);
}

/** A page of records with search, paging, sorting, and the buttons of each row. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { name, screen, calls, answer, controls, columns, nameOf, numbered = false, filter, deletion = {} } = props;
  const t = useT();
  const notices = useNotices();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = answer;
  const { state } = controls;
  const [deleting, setDeleting] = useState<Row>();
  const actions = useActions(props, setDeleting);
  const serial = useSerial(state, isFetching);
  usePageWithin(state, isFetching ? undefined : data?.total);
  const hasDeleted = useRef(false);
  useFailureNotice(error, () => {
    notices.failure(`${name}.failed.${hasDeleted.current ? 'reload' : 'load'}`);
    hasDeleted.current = false;
  });
  useEffect(() => {
    hasDeleted.current = false;
  }, [fulfilledTimeStamp]);

  const showAll = filter?.clear ?? (() => controls.search(''));
  const empty =
    state.search.trim() !== '' || filter?.active ? (
      <EmptyState title={t('list.noMatch')} action={<Button onClick={showAll}>{t('list.showAll')}</Button>} />
    ) : (
      <EmptyState
        title={t(`${name}.empty`)}
        text={t(`${name}.emptyText`)}
        action={
          <Button variant="contained" onClick={() => screen.show('add')}>
            {t(`${name}.add`)}
          </Button>
        }
      />
    );
  const failed = error !== undefined && (
    <FailedState
      message={t(`${name}.failed.load`)}
      text={problemText(t, asProblem(error))}
      retryLabel={t('list.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
  return (
    <>
      <ListTop controls={controls} filter={filter?.element} />
      <DataTable
        label={t(`${name}.table`)}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={calls.idOf}
        view={JSON.stringify(state)}
        sort={state.sort}
        onSort={controls.sortBy}
        loading={data === undefined && isFetching}
        busy={isFetching}
        empty={empty}
        failed={failed}
        actions={actions}
        {...(numbered && { serial })}
      />
      {!failed && data !== undefined && data.total > 0 && <ListBottom controls={controls} total={data.total} />}
      {deleting && (
        <DeleteRecord
          row={deleting}
          calls={calls}
          title={t(`${name}.deleteTitle`)}
          subject={(deletion.subjectOf ?? nameOf)(deleting)}
          note={deletion.note}
          refusals={deletion.refusals ?? {}}
          onDeleted={() => {
            hasDeleted.current = true;
            notices.success(`${name}.deleted`);
          }}
          onFailed={() => notices.failure(`${name}.failed.delete`)}
          onClosed={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
