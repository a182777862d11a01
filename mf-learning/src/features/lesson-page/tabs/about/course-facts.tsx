import { useT } from '@vidyapath/client/screens/use-t';
import { teacherAddress } from '@vidyapath/http/public-pages';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { slugOf } from '@vidyapath/http/slug';
import { Box, DurationText, Link, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useDurationUnits } from '../../lib/use-duration-units';

/** Teacher, level and language, and what belongs to the course. Unknown ones are left out. */
export function CourseFacts({ course }: { course: PublicCourseContent }) {
  const t = useT();
  const units = useDurationUnits();
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3 }}>
        {course.Author && (
          <Fact name={t('lessonPage.about.teacher')}>
            <Link component={RouterLink} to={teacherAddress(slugOf(course.Author))}>
              {course.Author}
            </Link>
          </Fact>
        )}
        {course.Level && <Fact name={t('lessonPage.about.level')}>{t(`lessonPage.about.levels.${course.Level}`)}</Fact>}
        {course.CourseLanguage && (
          <Fact name={t('lessonPage.about.language')}>{t(`lessonPage.about.languages.${course.CourseLanguage}`)}</Fact>
        )}
        {course.Learners > 0 && <Fact name={t('lessonPage.about.learners')}>{course.Learners}</Fact>}
      </Box>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
