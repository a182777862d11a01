import { focusHeading } from '@vidyapath/client/focus-heading';
import { changedText, deleteTexts } from '@vidyapath/client/staff-texts';
import { useDeletion } from '@vidyapath/client/use-deletion';
import { useNotices } from '@vidyapath/client/use-notices';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { DeleteDialog } from '@vidyapath/ui/staff';
import { problemText } from '../../../lib/problem-text';
import type { ModuleCalls } from '../lib/use-module-calls';

interface DeleteModuleProps {
  module: CourseModule;
  calls: ModuleCalls;
  onDeleted: () => void;
  onClosed: () => void;
}

/** Asks before a module is deleted, naming it and its course. */
export function DeleteModule({ module, calls, onDeleted, onClosed }: DeleteModuleProps) {
  const t = useT();
  const notices = useNotices();

  const deletion = useDeletion({
    read: () => calls.read(module.ModuleId),
    async remove(ifMatch) {
      await calls.remove(module, ifMatch);
      onDeleted();
      notices.success('notice.deleted');
    },
  });

  return (
    <DeleteDialog
      title={t('delete.title')}
      question={t('delete.question')}
      subject={t('delete.subject', { name: module.ModuleName, course: module.CourseName })}
      note={t('delete.note')}
      labels={deleteTexts(t)}
      read={deletion.read}
      remove={deletion.remove}
      explain={(problem) => (problem.status === 412 ? changedText(t, deletion.by) : problemText(t, problem))}
      onFailed={() => notices.failure('notice.deleteFailed')}
      onClosed={(deleted) => {
        if (deleted) focusHeading();
        onClosed();
      }}
    />
  );
}
