import { useT } from '@vidyapath/client/screens/use-t';
import { BuilderFrame } from '@vidyapath/remote-kit/builder-frame';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { useParams } from 'react-router';
import { builderData } from '../../lib/builder.endpoints';
import { CourseTree } from './components/course-tree';
import { useTree } from './lib/use-tree';

/** The modules and lessons of a course, in the frame of the builder. */
export function CourseLessonsPage() {
  const courseId = Number(useParams().courseId);
  return (
    <BuilderFrame courseId={courseId} data={builderData}>
      {() => <Lessons key={courseId} courseId={courseId} />}
    </BuilderFrame>
  );
}

function Lessons({ courseId }: { courseId: number }) {
  const t = useT();
  const tree = useTree(courseId);
  const { error, isFetching, refetch } = tree.answer;
  if (tree.outline) return <CourseTree tree={tree} outline={tree.outline} />;
  if (error === undefined) return <Loading />;
  return <LoadFailed message={t('tree.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />;
}
