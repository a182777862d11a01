import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { Button, Container, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import { NoContent } from '../../../components/lesson/no-content';
import type { LessonCourse } from '../lib/lesson-course';

/** A course that has no lessons yet: what it is, and the way to its page, which has its price. */
export function NoLessons({ courseId, course }: { courseId: number; course: LessonCourse }) {
  const t = useT();
  usePageTitle(course.name);
  const about = (
    <Button component={Link} to={shortCourseAddress(courseId)} variant="contained" sx={{ minHeight: 44 }}>
      {t('offer.about')}
    </Button>
  );
  return (
    <Container sx={{ py: 6 }}>
      <Typography component="h1" variant="h5" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }} dir="auto">
        {course.name}
      </Typography>
      <NoContent other={about} />
    </Container>
  );
}
