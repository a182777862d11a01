import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { teacherAddress } from '@vidyapath/http/public-pages';
import { slugOf } from '@vidyapath/http/slug';
import { InlineFacts } from '@vidyapath/remote-kit/inline-facts';
import { Link } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CourseDuration } from '../../../components/course-facts';

/** Unknown ones are left out. */
export function CourseTerms({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const { Author, CourseLanguage, Learners, LessonCount, Level, TotalDurationPerCourse } = content;
  const teacher = Author && (
    <Link component={RouterLink} to={teacherAddress(slugOf(Author))}>
      {Author}
    </Link>
  );
  return (
    <InlineFacts
      facts={[
        [t('course.language'), CourseLanguage && t(`languages.${CourseLanguage}`)],
        [t('course.author'), teacher],
        [t('course.level'), Level && t(`course.levels.${Level}`)],
        [t('course.lessons'), LessonCount],
        [t('course.learners'), Learners],
        [t('course.duration'), <CourseDuration key="duration" seconds={TotalDurationPerCourse} />],
      ]}
    />
  );
}
