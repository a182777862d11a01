import { conflictTexts } from '@vidyapath/client/formats/staff-texts';
import { useT } from '@vidyapath/client/screens/use-t';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { LeaveDialog } from '@vidyapath/remote-kit/leave-dialog';
import { ConflictDialog } from '@vidyapath/ui/staff';
import { type InlineEditOptions, useInlineEdit } from '../lib/use-inline-edit';
import { InlineTextField } from './inline-text-field';

/** Shown instead of a value while it is edited: its field, and the questions before something is lost. */
export function InlineEditor(props: InlineEditOptions) {
  const t = useT();
  const { row, field, typed, text } = props;
  const edit = useInlineEdit(props);
  const guard = useUnsavedGuard(text !== String(typed.seen[field]));
  const column = t(`columns.${field}`);
  return (
    <>
      <LeaveDialog guard={guard} />
      <InlineTextField
        edit={edit}
        text={text}
        label={t('inline.field', { field: column, name: row.ModuleName })}
        multiline={field === 'ModuleDescription'}
      />
      <ConflictDialog
        labels={conflictTexts(t, edit.newer?.by)}
        open={edit.newer !== undefined}
        differences={edit.newer ? [{ label: column, value: String(edit.newer.record[field]) }] : []}
        onLoadTheirs={edit.loadTheirs}
        onOverwrite={edit.overwrite}
        onStay={edit.dismissNewer}
      />
    </>
  );
}
