import { courseIn } from '@vidyapath/client/formats/course-texts';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Container, DurationText, EmptyState, PageHeading, Stack, Typography } from '@vidyapath/ui';
import { useCourseAccessQuery } from '../../../lib/course/course-access.endpoints';
import { useOfferedCourseQuery } from '../../../lib/course/course-progress.endpoints';
import { useWhenSeen } from '../../../lib/course/use-when-seen';
import { CourseFailed } from '../../../components/lesson/course-failed';
import { CourseSkeleton } from './course-skeleton';
import { HowToGet } from '../../../components/lesson/how-to-get';

interface OfferedCourseProps {
  courseId: number;
  /** The course may have been bought in another tab. */
  onSeenAgain: () => void;
}

/** A course that the learner does not have: what it contains, and how to get it. */
export function OfferedCourse({ courseId, onSeenAgain }: OfferedCourseProps) {
  const t = useT();
  useWhenSeen(onSeenAgain);
  const language = useLanguage();
  const { currentData: offered, error, isFetching, refetch } = useOfferedCourseQuery({ courseId });
  const course = offered && courseIn(language, offered);
  usePageTitle(course?.CourseName);
  const access = useCourseAccessQuery(courseId, { refetchOnMountOrArgChange: true });
  const units = { hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') };
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={course?.CourseDescription}>{course?.CourseName ?? t('title')}</PageHeading>
      {course && !access.isLoading ? (
        <>
          <HowToGet course={course} givenBackAt={access.currentData?.given_back_at ?? null} />
          <Typography variant="h2" sx={{ mt: 6, mb: 2, fontSize: '1.25rem' }}>
            {t('offer.holds')}
          </Typography>
          {course.Modules.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
          <Stack component="ol" spacing={3} sx={{ m: 0, pl: 6 }}>
            {course.Modules.map((module, index) => (
              <li key={index}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{module.ModuleName}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {module.ModuleDescription} · <DurationText seconds={module.TotalDurationPerModule} units={units} />
                </Typography>
              </li>
            ))}
          </Stack>
        </>
      ) : error ? (
        <CourseFailed problem={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CourseSkeleton />
      )}
    </Container>
  );
}
