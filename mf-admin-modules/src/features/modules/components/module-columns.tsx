import { useT } from '@vidyapath/client/screens/use-t';
import { useMemo } from 'react';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import type { InlineField } from '../lib/inline-field';
import type { ModuleCalls } from '../../../lib/modules.endpoints';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { InlineCell } from './inline-cell';

/** Columns of the list; all but the course can be changed in place. They stay the same, so that a click on a header renders no row again. */
export function useModuleColumns(
  calls: ModuleCalls,
  texts: InlineTexts<CourseModule>,
): DataTableColumn<CourseModule>[] {
  const t = useT();
  return useMemo(() => {
    const changeable = (
      field: InlineField,
      more: Partial<DataTableColumn<CourseModule>> = {},
    ): DataTableColumn<CourseModule> => ({
      field,
      header: t(`columns.${field}`),
      sortable: true,
      render: (row) => <InlineCell row={row} field={field} calls={calls} texts={texts} />,
      ...more,
    });
    return [
      {
        field: 'CourseName',
        header: t('columns.CourseName'),
        sortable: true,
        minWidth: 128,
        render: (row) => row.CourseName,
      },
      changeable('ModuleName', { minWidth: 168 }),
      changeable('ModuleDescription', { width: '36%', minWidth: 208 }),
      changeable('SequenceNo', { width: '9rem' }),
    ];
  }, [t, calls, texts]);
}
