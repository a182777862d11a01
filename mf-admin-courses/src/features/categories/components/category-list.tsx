import { useCategoryName } from '@vidyapath/client/formats/category-name';
import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { categorySortFields } from '@vidyapath/http/sort-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { RecordList } from '@vidyapath/remote-kit/record-list';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { useCategoriesQuery } from '../api/categories.endpoints';

/** The categories, a page at a time. */
export function CategoryList({
  screen,
  calls,
}: {
  screen: AdminScreenState;
  calls: RecordCalls<Category, CategoryBody>;
}) {
  const t = useT();
  const nameOf = useCategoryName();
  const controls = useListState();
  const answer = useCategoriesQuery(safeListParams(controls.state, categorySortFields), {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo<DataTableColumn<Category>[]>(
    () => [{ field: 'CategoryName', header: t('categories.name'), sortable: true, render: nameOf }],
    [t, nameOf],
  );
  return <RecordList messagePrefix="categories" {...{ screen, calls, answer, controls, columns, nameOf }} numbered />;
}
