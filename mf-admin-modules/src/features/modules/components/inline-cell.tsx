import { conflictTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Box, IconButton } from '@vidyapath/ui';
import { ConflictDialog, EditIcon } from '@vidyapath/ui/staff';
import { useCallback, useRef } from 'react';
import type { InlineField } from '../lib/inline-field';
import { useInlineEdit } from '../lib/use-inline-edit';
import type { ModuleCalls } from '../api/modules.endpoints';
import type { TypedTexts } from '../lib/use-typed-text';
import { InlineEditor } from './inline-editor';
import { LeaveQuestion } from './leave-question';

interface InlineCellProps {
  row: CourseModule;
  field: InlineField;
  calls: ModuleCalls;
  texts: TypedTexts;
}

/** A value with a pencil that turns it into a field; the focus comes back to the pencil. */
export function InlineCell({ row, field, calls, texts }: InlineCellProps) {
  const t = useT();
  const edit = useInlineEdit(row, field, calls, texts);
  const edited = useRef(false);
  const name = row.ModuleName;
  const takeFocusBack = useCallback((pencil: HTMLButtonElement | null) => {
    if (pencil && edited.current) pencil.focus();
    if (pencil) edited.current = false;
  }, []);
  const open = () => {
    edited.current = true;
    edit.open();
  };
  if (edit.text === undefined) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={field === 'ModuleDescription' ? clamped : value}>
          {row[field]}
        </Box>
        <IconButton
          ref={takeFocusBack}
          aria-label={t(`inline.${field}`, { name })}
          onClick={open}
          sx={{ width: 44, height: 44, flexShrink: 0, color: 'text.secondary' }}
        >
          <EditIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    );
  }
  return (
    <>
      <LeaveQuestion changed={edit.text !== String(row[field])} />
      <InlineEditor
        edit={edit}
        label={t('inline.field', { field: t(`columns.${field}`), name })}
        multiline={field === 'ModuleDescription'}
      />
      <ConflictDialog
        labels={conflictTexts(t, edit.newer?.by)}
        open={edit.newer !== undefined}
        differences={edit.newer ? [{ label: t(`columns.${field}`), value: String(edit.newer.record[field]) }] : []}
        onLoadTheirs={edit.loadTheirs}
        onOverwrite={edit.overwrite}
        onStay={edit.dismissNewer}
      />
    </>
  );
}

const value = { overflowWrap: 'anywhere', minWidth: 0, unicodeBidi: 'plaintext' };
const clamped = {
  ...value,
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
