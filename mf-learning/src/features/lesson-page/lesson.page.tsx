import { useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress, lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { Container, PageHeading } from '@vidyapath/ui';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { CourseFailed } from '../../components/lesson/course-failed';
import { courseIdOf, idOf } from '../../lib/course/course-id';
import { useEnrolFromLink } from '../../lib/course/use-enrol-from-link';
import { LessonView } from './components/lesson-view';
import { NoLessons } from './components/no-lessons';
import { PageSkeleton } from './components/page-skeleton';
import { type LessonCourse, lessonsOf, lessonToOpen } from './lib/lesson-course';
import { useLessonCourse } from './lib/use-lesson-course';
import { useStanding } from './lib/use-standing';

/** The page at which people learn. */
export function LessonPage() {
  const courseId = courseIdOf(useParams().courseId);
  return <OpenCourse key={courseId} courseId={courseId} />;
}

function OpenCourse({ courseId }: { courseId: number | undefined }) {
  const t = useT();
  const { as } = lessonPlaceIn(useSearchParams()[0]);
  useEnrolFromLink(courseId);
  const { course, problem, isFetching, refetch } = useLessonCourse(courseId, as);
  if (course && courseId !== undefined)
    return <OpenLesson key={String(course.offer !== undefined)} courseId={courseId} course={course} />;
  if (!problem && courseId !== undefined) return <PageSkeleton />;
  return (
    <Container sx={{ py: 6 }}>
      <PageHeading align="center">{t('lessonPage.title')}</PageHeading>
      <CourseFailed problem={problem} busy={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}

/** The lesson that the address names; without one, or with what is no id, the address gets that with which the learner goes on. */
function OpenLesson({ courseId, course }: { courseId: number; course: LessonCourse }) {
  const named = idOf(useParams().videoId);
  const { search, hash } = useLocation();
  const { learned, isKnown } = useStanding(courseId, course.offer === undefined);
  const lessons = lessonsOf(course);
  if (lessons.length === 0) return <NoLessons {...{ courseId, course }} />;
  if (!isKnown) return <PageSkeleton />;
  if (named !== undefined) return <LessonView {...{ courseId, course, learned }} videoId={named} />;
  const first = lessonToOpen(lessons, learned?.next?.video_id);
  const pathname = lessonAddress({ course_id: courseId, video_id: first?.videoId });
  return <Navigate replace to={{ pathname, search, hash }} />;
}
