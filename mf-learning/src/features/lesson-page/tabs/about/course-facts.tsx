import { useT } from '@vidyapath/client/screens/use-t';
import { teacherAddress } from '@vidyapath/http/public-pages';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { slugOf } from '@vidyapath/http/slug';
import { InlineFacts } from '@vidyapath/remote-kit/inline-facts';
import { Box, DurationText, Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useDurationUnits } from '../../lib/use-duration-units';

/** Teacher, level and language, and what belongs to the course. Unknown ones are left out. */
export function CourseFacts({ course }: { course: PublicCourseContent }) {
  const t = useT();
  const units = useDurationUnits();
  const { Author, CourseLanguage, Learners, Level } = course;
  const teacher = Author && (
    <Link component={RouterLink} to={teacherAddress(slugOf(Author))}>
      {Author}
    </Link>
  );
  return (
    <>
      <InlineFacts
        facts={[
          [t('lessonPage.about.teacher'), teacher],
          [t('lessonPage.about.level'), Level && t(`lessonPage.about.levels.${Level}`)],
          [t('lessonPage.about.language'), CourseLanguage && t(`lessonPage.about.languages.${CourseLanguage}`)],
          [t('lessonPage.about.learners'), Learners],
        ]}
      />
      <section>
        <Typography component="h2" variant="h6" sx={{ mb: 3 }}>
          {t('lessonPage.about.included')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 6, display: 'grid', gap: 2 }}>
          {course.TotalDurationPerCourse > 0 && (
            <li>
              <DurationText seconds={course.TotalDurationPerCourse} units={units} /> {t('lessonPage.about.video')}
            </li>
          )}
          {course.LessonCount > 0 && <li>{t('lessonPage.count', { count: course.LessonCount })}</li>}
          <li>{t('lessonPage.about.certificate')}</li>
        </Box>
      </section>
    </>
  );
}
