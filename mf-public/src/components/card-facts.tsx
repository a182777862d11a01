import type { PublicCourse } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';

/** Teacher, language, lessons and learners of a course; what nobody knows is left out. */
export function CardFacts({ course }: { course: PublicCourse }) {
  const t = useT();
  const facts = [
    course.CourseLanguage ? t(`languages.${course.CourseLanguage}`) : undefined,
    course.LessonCount > 0 ? t('course.lessonCount', { count: course.LessonCount }) : undefined,
    course.Learners > 0 ? t('course.learnerCount', { count: course.Learners }) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <>
      {course.Author && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {course.Author}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
          '& > li + li::before': { content: '"·" / ""', mx: 2 },
        }}
      >
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
    </>
  );
}
