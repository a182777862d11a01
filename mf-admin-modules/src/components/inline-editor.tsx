import { conflictTexts } from '@vidyapath/client/formats/staff-texts';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { LeaveDialog } from '@vidyapath/remote-kit/leave-dialog';
import { ConflictDialog } from '@vidyapath/ui/staff';
import { type InlineEditOptions, useInlineEdit } from '../lib/use-inline-edit';
import { InlineTextField, type InlineTextFieldProps } from './inline-text-field';

export type InlineEditorProps<Row extends object, Id extends RecordId = number> = InlineEditOptions<Row, Id> &
  Pick<InlineTextFieldProps, 'multiline' | 'hint'> & {
    /** Name of the row. */
    name: string;
  };

/** Shown instead of a value while it is edited: its field, and the questions before something is lost. */
export function InlineEditor<Row extends object, Id extends RecordId = number>({
  name,
  multiline,
  hint,
  ...options
}: InlineEditorProps<Row, Id>) {
  const t = useT();
  const { field, label, typed, text } = options;
  const edit = useInlineEdit(options);
  const guard = useUnsavedGuard(text !== String(typed.seen[field]));
  return (
    <>
      <LeaveDialog guard={guard} />
      <InlineTextField
        edit={edit}
        text={text}
        label={t('inline.field', { field: label, name })}
        multiline={multiline}
        hint={hint}
      />
      <ConflictDialog
        labels={conflictTexts(t, edit.newer?.by)}
        open={edit.newer !== undefined}
        differences={edit.newer ? [{ label, value: String(edit.newer.record[field]) }] : []}
        onLoadTheirs={edit.loadTheirs}
        onOverwrite={edit.overwrite}
        onStay={edit.dismissNewer}
      />
    </>
  );
}
