import { useListState } from '@vidyapath/client/use-list-state';
import { useT } from '@vidyapath/client/use-t';
import type { Category } from '@vidyapath/http/category';
import { categorySortFields } from '@vidyapath/http/sort-fields';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { useCallback, useMemo, useRef, useState } from 'react';
import { DeleteRecord } from '../../../components/delete-record';
import { RecordList } from '../../../components/record-list';
import { safeListParams } from '../../../lib/list-params';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useNotices } from '@vidyapath/client/use-notices';
import { useCategoriesQuery } from '../api/categories.endpoints';
import type { CategoryCalls } from '../lib/use-category-calls';

const idOf = (row: Category) => row.CategoryId;
const nameOf = (row: Category) => row.CategoryName;

/** The categories, a page at a time. */
export function CategoryList({ screen, calls }: { screen: AdminScreen; calls: CategoryCalls }) {
  const t = useT();
  const notices = useNotices();
  const controls = useListState();
  const answer = useCategoriesQuery(safeListParams(controls.state, categorySortFields), { refetchOnMountOrArgChange: true });
  const [doomed, setDoomed] = useState<Category>();
  const justDeleted = useRef(false);
  const failed = useCallback(() => {
    notices.failure(justDeleted.current ? 'categories.failed.reload' : 'categories.failed.load');
    justDeleted.current = false;
  }, [notices]);
  useFailureNotice(answer.error, failed);
  const columns = useMemo<DataTableColumn<Category>[]>(
    () => [{ field: 'CategoryName', header: t('categories.name'), sortable: true, render: (row) => row.CategoryName }],
    [t],
  );

  async function remove(id: number, ifMatch: string | undefined) {
    await calls.remove(id, ifMatch);
    justDeleted.current = true;
    notices.success('categories.deleted');
  }

  return (
    <>
      <RecordList
        answer={answer}
        controls={controls}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        onEdit={(id) => screen.edit(id)}
        onDelete={setDoomed}
        onAdd={() => screen.show('add')}
        texts={{
          table: t('categories.table'),
          failed: t('categories.failed.load'),
          empty: t('categories.empty'),
          emptyText: t('categories.emptyText'),
          add: t('categories.add'),
        }}
      />
      {doomed && (
        <DeleteRecord
          id={doomed.CategoryId}
          subject={doomed.CategoryName}
          title={t('categories.deleteTitle')}
          conflictText={t('categories.inUse')}
          read={calls.read}
          remove={remove}
          onFailed={() => notices.failure('categories.failed.delete')}
          onClosed={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
