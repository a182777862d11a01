import { courseIn } from '@vidyapath/client/formats/course-texts';
import { isClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress, lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { Container, PageHeading } from '@vidyapath/ui';
import { Navigate, useLocation, useParams } from 'react-router';
import { useCourseProgressQuery } from '../../lib/course/course-progress.endpoints';
import { useLazyCourseAccessQuery } from '../../lib/course/course-access.endpoints';
import { AskForHelp } from '../../components/lesson/ask-for-help';
import { CourseFailed } from '../../components/lesson/course-failed';
import { CourseSkeleton } from './components/course-skeleton';
import { CourseTabs } from './components/course-tabs';
import { OfferedCourse } from './components/offered-course';
import { courseIdOf } from '../../lib/course/course-id';
import { useEnrolFromLink } from '../../lib/course/use-enrol-from-link';

/** The route names the open course; without one it is a fixed course. A question of it is read on the lesson page. */
export function CourseProgressPage() {
  const courseId = courseIdOf(useParams().courseId);
  const { search, hash } = useLocation();
  const { thread_id } = lessonPlaceIn(new URLSearchParams(search));
  if (courseId === undefined || thread_id === undefined) return <OpenCourse courseId={courseId} />;
  return <Navigate replace to={`${lessonAddress({ course_id: courseId, thread_id })}${hash}`} />;
}

function OpenCourse({ courseId }: { courseId: number | undefined }) {
  const t = useT();
  useEnrolFromLink(courseId);
  const {
    currentData: outline,
    error,
    isFetching,
    refetch,
  } = useCourseProgressQuery({ courseId: courseId ?? 0 }, { skip: courseId === undefined });
  const language = useLanguage();
  const course = outline && courseIn(language, outline);
  usePageTitle(course?.CourseName);
  const [askAccess] = useLazyCourseAccessQuery();
  if (courseId !== undefined && isClientProblem(error) && error.kind === 'course-not-bought') {
    const openIfBought = async () => {
      if ((await askAccess(courseId)).data?.access) await refetch();
    };
    return <OfferedCourse courseId={courseId} onSeenAgain={() => void openIfBought()} />;
  }
  const failed = courseId === undefined || error !== undefined;
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={course?.CourseDescription}>{course?.CourseName || t('title')}</PageHeading>
      {course && courseId ? (
        <>
          <CourseTabs key={courseId} courseId={courseId} courseName={course.CourseName} modules={course.modules} />
          <AskForHelp courseId={courseId} />
        </>
      ) : failed ? (
        <CourseFailed problem={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CourseSkeleton />
      )}
    </Container>
  );
}
