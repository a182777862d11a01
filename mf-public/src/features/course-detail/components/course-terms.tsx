import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { teacherAddress } from '@vidyapath/http/public-pages';
import { slugOf } from '@vidyapath/http/slug';
import { Box, Link } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CourseDuration } from '../../../components/course-facts';

interface TermProps {
  name: string;
  children: ReactNode;
}

function Term({ name, children }: TermProps) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

function Teacher({ name }: { name: string }) {
  const t = useT();
  return (
    <Term name={t('course.author')}>
      <Link component={RouterLink} to={teacherAddress(slugOf(name))}>
        {name}
      </Link>
    </Term>
  );
}

/** Unknown ones are left out. */
export function CourseTerms({ content }: { content: PublicCourseContent }) {
  const t = useT();
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3 }}>
      {content.CourseLanguage && <Term name={t('course.language')}>{t(`languages.${content.CourseLanguage}`)}</Term>}
      {content.Author && <Teacher name={content.Author} />}
      {content.Level && <Term name={t('course.level')}>{t(`course.levels.${content.Level}`)}</Term>}
      {content.LessonCount > 0 && <Term name={t('course.lessons')}>{content.LessonCount}</Term>}
      {content.Learners > 0 && <Term name={t('course.learners')}>{content.Learners}</Term>}
      <Term name={t('course.duration')}>
        <CourseDuration seconds={content.TotalDurationPerCourse} />
      </Term>
    </Box>
  );
}
