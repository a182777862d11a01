import { focusHeading } from '@vidyapath/client/focus-heading';
import type { Versioned } from '@vidyapath/client/record-answers';
import { changedText, deleteTexts } from '@vidyapath/client/staff-texts';
import { useDeletion } from '@vidyapath/client/use-deletion';
import { useT } from '@vidyapath/client/use-t';
import { DeleteDialog, type DeleteDialogProps } from '@vidyapath/ui/staff';
import { problemText } from '../lib/problem-text';

interface DeleteRecordProps extends Pick<DeleteDialogProps, 'title' | 'subject' | 'note' | 'onFailed'> {
  id: number;
  /** In place of the general text when the server answers 409. */
  conflictText?: string;
  read: (id: number) => Promise<Versioned<object>>;
  remove: (id: number, ifMatch: string | undefined) => Promise<void>;
  onClosed: () => void;
}

/** The delete dialog in the words of the slice. */
export function DeleteRecord({ id, conflictText, read, remove, onClosed, ...dialog }: DeleteRecordProps) {
  const t = useT();
  const deletion = useDeletion({ read: () => read(id), remove: (ifMatch) => remove(id, ifMatch) });
  return (
    <DeleteDialog
      {...dialog}
      question={t('delete.question')}
      labels={deleteTexts(t)}
      read={deletion.read}
      remove={deletion.remove}
      explain={(problem) => {
        if (problem.status === 412) return changedText(t, deletion.by);
        return problem.status === 409 && conflictText ? conflictText : problemText(t, problem);
      }}
      onClosed={(deleted) => {
        if (deleted) focusHeading();
        onClosed();
      }}
    />
  );
}
