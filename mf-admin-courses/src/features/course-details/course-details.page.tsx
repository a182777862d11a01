import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import { BuilderFrame } from '@vidyapath/remote-kit/builder-frame';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useRecord } from '@vidyapath/remote-kit/use-record';
import { FormSkeleton } from '@vidyapath/ui/staff';
import { useParams } from 'react-router';
import { builderData } from '../../lib/builder.endpoints';
import { useCourseCalls } from '../../lib/courses.endpoints';
import { DetailsForm } from './components/details-form';

/** The details of a course, in the frame of the builder. */
export function CourseDetailsPage() {
  const courseId = Number(useParams().courseId);
  return (
    <BuilderFrame courseId={courseId} data={builderData}>
      {({ is_public }) => <StoredDetails key={`${courseId}:${is_public}`} courseId={courseId} />}
    </BuilderFrame>
  );
}

/** Reads the newest version, since the frame's may be one of the cache. */
function StoredDetails({ courseId }: { courseId: number }) {
  const t = useT();
  const notices = useNotices();
  const { read } = useCourseCalls();
  const { version, problem, reload } = useRecord(courseId, read, () => notices.failure('courses.failed.fetch'));
  if (problem)
    return <LoadFailed message={t('courses.failed.fetch')} problem={problem} busy={false} onRetry={reload} />;
  return version ? <DetailsForm version={version} /> : <FormSkeleton label={t('form.loading')} />;
}
