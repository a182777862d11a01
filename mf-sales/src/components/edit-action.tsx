import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useLatest } from '@vidyapath/client/screens/use-latest';
import { useT } from '@vidyapath/client/screens/use-t';
import { CellButton, type DataTableProps, EditIcon } from '@vidyapath/ui/staff';
import { useMemo } from 'react';

interface EditOptions<Row, Id> {
  /** The same in every render, like `idOf`. */
  nameOf: (row: Row) => string;
  idOf: (row: Row) => Id;
  edit: (id: Id) => void;
}

/** The edit button of each row, for records that cannot be deleted. */
export function useEditAction<Row, Id extends RecordId>({ nameOf, idOf, edit }: EditOptions<Row, Id>) {
  const t = useT();
  const open = useLatest(edit);
  return useMemo<NonNullable<DataTableProps<Row>['actions']>>(
    () => ({
      header: t('list.actions'),
      render: (row) => (
        <div data-buttons="">
          <CellButton
            icon={EditIcon}
            aria-label={t('list.edit', { name: nameOf(row) })}
            onClick={() => open(idOf(row))}
          />
        </div>
      ),
    }),
    [t, nameOf, idOf, open],
  );
}
