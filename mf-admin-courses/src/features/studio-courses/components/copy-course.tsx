import { problemText } from '@vidyapath/client/requests/problem-text';
import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseListItem } from '@vidyapath/http/course';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useCopyCourseMutation } from '../api/studio-courses.endpoints';

/** Asks before a course is copied with all its lessons. */
export function CopyCourse({ course, onClosed }: { course: CourseListItem; onClosed: () => void }) {
  const t = useT();
  const notices = useNotices();
  const { events } = usePlatform();
  const [copy, { isLoading, error }] = useCopyCourseMutation();
  async function run() {
    const { data } = await copy(course.course_id);
    if (!data) return;
    events.publish('catalogue.course-changed@1', { courseId: data.course_id });
    notices.success('studio.copy.done');
    onClosed();
  }
  return (
    <ConfirmDialog
      open
      title={t('studio.copy.title')}
      question={t('studio.copy.question')}
      subject={course.course_name}
      labels={{ confirm: t('studio.copy.confirm'), cancel: t('form.cancel') }}
      tone="primary"
      busy={isLoading}
      onConfirm={() => void run()}
      onCancel={onClosed}
    >
      {error !== undefined && <Alert severity="error">{problemText(t, asProblem(error))}</Alert>}
    </ConfirmDialog>
  );
}
