import type { PublicCourse } from '@vidyapath/http/public-course';
import { Box, styled } from '@vidyapath/ui';
import { useId } from 'react';
import { CourseCard } from './course-card';

/** Cards in a row: beside each other where there is room, else moved sideways within the row. */
const Row = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '2px 2px 8px',
  display: 'grid',
  gap: 20,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(250px, 1fr)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
});

/** Without buttons. */
export function CourseRow({ courses }: { courses: readonly PublicCourse[] }) {
  return (
    <Row>
      {courses.map((course) => (
        <Box component="li" key={course.CourseId} sx={{ scrollSnapAlign: 'start', maxWidth: 300 }}>
          <RowCard course={course} />
        </Box>
      ))}
    </Row>
  );
}

function RowCard({ course }: { course: PublicCourse }) {
  return <CourseCard course={course} inView={false} nameId={useId()} />;
}
