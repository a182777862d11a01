import type { PublicCourse } from '@vidyapath/http/public-course';
import { Skeleton, styled } from '@vidyapath/ui';
import { useId } from 'react';
import { CourseCard } from './course-card';
import { rowLength, rowCard } from './row-size';

/**
 * Cards in a row: beside each other where there is room, else moved sideways within the row. Its height is that of a usual card, so that
 * nothing below moves when the courses come.
 */
const Row = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '2px 2px 8px',
  display: 'grid',
  gap: 20,
  gridAutoFlow: 'column',
  gridAutoColumns: rowCard.width,
  gridAutoRows: `minmax(${rowCard.height}px, auto)`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '& > li': { scrollSnapAlign: 'start' },
  '& h2': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
});

/** Without buttons. */
export function CourseRow({ courses }: { courses: readonly PublicCourse[] }) {
  return (
    <Row>
      {courses.map((course) => (
        <li key={course.CourseId}>
          <RowCard course={course} />
        </li>
      ))}
    </Row>
  );
}

function RowCard({ course }: { course: PublicCourse }) {
  return <CourseCard course={course} inView={false} nameId={useId()} />;
}

export function RowSkeleton() {
  return (
    <Row aria-hidden="true">
      {Array.from({ length: rowLength }, (_, index) => (
        <li key={index}>
          <Skeleton variant="rounded" sx={{ height: 1 }} />
        </li>
      ))}
    </Row>
  );
}
