import { rowTexts } from '@vidyapath/client/formats/staff-texts';
import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useLatest } from '@vidyapath/client/screens/use-latest';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { type DataTableProps, RowActions } from '@vidyapath/ui/staff';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DeleteRecord } from './delete-record';
import { ListView, type ListViewProps } from './list-view';
import type { RecordCalls } from './use-record-calls';

interface RecordListProps<Row> extends Pick<
  ListViewProps<Row>,
  'messagePrefix' | 'answer' | 'controls' | 'columns' | 'numbered' | 'filter'
> {
  screen: AdminScreenState;
  calls: Pick<RecordCalls<Row, never>, 'idOf' | 'read' | 'remove'>;
  /** The same in every render, like `moreActions`. */
  nameOf: (row: Row) => string;
  /** Further buttons of a row. */
  moreActions?: (row: Row) => ReactNode;
  /** Options of the delete dialog. */
  deletion?: { subjectOf?: (row: Row) => string; note?: string };
}

/** The buttons of a row: they stay the same, so that a click on a header renders no row again before its answer arrives. */
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

/** A page of records that can be changed and deleted. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { messagePrefix, screen, calls, nameOf, deletion = {}, ...list } = props;
  const t = useT();
  const notices = useNotices();
  const [deleting, setDeleting] = useState<Row>();
  const actions = useActions(props, setDeleting);
  const hasDeleted = useRef(false);
  const { fulfilledTimeStamp } = list.answer;
  useEffect(() => {
    hasDeleted.current = false;
  }, [fulfilledTimeStamp]);
  const failureKey = () => {
    const key = `${messagePrefix}.failed.${hasDeleted.current ? 'reload' : 'load'}`;
    hasDeleted.current = false;
    return key;
  };
  const add = (
    <Button variant="contained" onClick={() => screen.show('add')}>
      {t(`${messagePrefix}.add`)}
    </Button>
  );
  return (
    <>
      <ListView {...list} {...{ messagePrefix, actions, failureKey }} rowKey={calls.idOf} emptyAction={add} />
      {deleting && (
        <DeleteRecord
          row={deleting}
          calls={calls}
          title={t(`${messagePrefix}.deleteTitle`)}
          subject={(deletion.subjectOf ?? nameOf)(deleting)}
          note={deletion.note}
          onDeleted={() => {
            hasDeleted.current = true;
            notices.success(`${messagePrefix}.deleted`);
          }}
          onFailed={() => notices.failure(`${messagePrefix}.failed.delete`)}
          onClosed={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
