import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { Button, Container, Typography } from '@vidyapath/ui';
import { Link } from 'react-router';
import { NoContent } from '../../../components/lesson/no-content';
import { useCoursePanels } from '../../../lib/course-panels';
import { useNoteCountQuery } from '../../../lib/note-count.endpoints';
import type { LessonCourse } from '../lib/lesson-course';

/** A course that has no lessons now: what it is, the way to its page, which has its price, and the reader's notes from before. */
export function NoLessons({ courseId, course }: { courseId: number; course: LessonCourse }) {
  const t = useT();
  usePageTitle(course.name);
  const { Notes } = useCoursePanels();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: notes } = useNoteCountQuery(courseId, { skip: !isSignedIn });
  const about = (
    <Button component={Link} to={shortCourseAddress(courseId)} variant="contained" sx={{ minHeight: 44 }}>
      {t('offer.about')}
    </Button>
  );
  return (
    <Container sx={{ py: 6 }}>
      <Typography component="h1" variant="h5" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }} dir="auto">
        {/* Of a course without modules its owner is told no name. */}
        {course.name || t('lessonPage.title')}
      </Typography>
      <NoContent other={about} />
      {notes && notes.total > 0 && <Notes courseId={courseId} />}
    </Container>
  );
}
