import { rowTexts } from '@vidyapath/client/staff-texts';
import { useLatest } from '@vidyapath/client/use-latest';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { IconButton } from '@vidyapath/ui';
import { AttachmentIcon, type DataTableProps, RowActions } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import type { AttachmentsSlot } from './module-list';

interface ModuleActions {
  Attachments: AttachmentsSlot;
  onEdit: (id: number) => void;
  onDelete: (module: CourseModule) => void;
  onAttachments: (module: CourseModule) => void;
}

/** The buttons of a row, the same in every render like the columns. */
export function useModuleActions({ Attachments: { prefetch }, ...on }: ModuleActions): DataTableProps<CourseModule>['actions'] {
  const t = useT();
  const edit = useLatest(on.onEdit);
  const remove = useLatest(on.onDelete);
  const open = useLatest(on.onAttachments);
  return useMemo(
    () => ({
      header: t('list.actions'),
      render: (row) => (
        <RowActions labels={rowTexts(t, row.ModuleName)} onEdit={() => edit(row.ModuleId)} onDelete={() => remove(row)}>
          <IconButton aria-label={t('list.attachments', { name: row.ModuleName })} onClick={() => open(row)} onPointerEnter={prefetch} onFocus={prefetch} color="primary">
            <AttachmentIcon fontSize="small" />
          </IconButton>
        </RowActions>
      ),
    }),
    [t, edit, remove, open, prefetch],
  );
}
