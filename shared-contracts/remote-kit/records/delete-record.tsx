import { focusHeading } from '@vidyapath/client/screens/focus-heading';
import { changedText, deleteTexts } from '@vidyapath/client/formats/staff-texts';
import { problemText } from '@vidyapath/client/requests/problem-text';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import { DeleteDialog, type DeleteDialogProps } from '@vidyapath/ui/staff';
import { useDeletion } from './use-deletion';
import type { RecordCalls } from './use-record-calls';

interface DeleteRecordProps<Row, Id extends RecordId> extends Pick<
  DeleteDialogProps,
  'title' | 'subject' | 'note' | 'onFailed'
> {
  row: Row;
  calls: Pick<RecordCalls<Row, never, Id>, 'idOf' | 'read' | 'remove'>;
  question?: string;
  onDeleted?: () => void;
  onClosed: () => void;
  /** Takes the focus after the deletion; the page's heading when left out. */
  focusAfter?: () => void;
}

/** Asks before a record is deleted, and deletes the version that was shown. */
export function DeleteRecord<Row extends object, Id extends RecordId = number>({
  row,
  calls,
  question,
  onDeleted,
  onClosed,
  focusAfter = focusHeading,
  ...dialog
}: DeleteRecordProps<Row, Id>) {
  const t = useT();
  const deletion = useDeletion({
    read: () => calls.read(calls.idOf(row)),
    async remove(ifMatch) {
      await calls.remove(row, ifMatch);
      onDeleted?.();
    },
  });
  return (
    <DeleteDialog
      {...dialog}
      question={question ?? t('delete.question')}
      labels={deleteTexts(t)}
      read={deletion.read}
      remove={deletion.remove}
      explain={(problem) => (problem.status === 412 ? changedText(t, deletion.by) : problemText(t, problem))}
      onClosed={(deleted) => {
        if (deleted) focusAfter();
        onClosed();
      }}
    />
  );
}
