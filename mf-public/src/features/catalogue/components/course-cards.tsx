import type { PublicCourse } from '@vidyapath/http/course-progress';
import { cardsInView } from '../lib/cards-in-view';
import { CourseCard } from './course-card';
import { CourseGrid } from './course-grid';

export function CourseCards({ courses }: { courses: readonly PublicCourse[] }) {
  const first = cardsInView();
  return (
    <CourseGrid>
      {courses.map((course, index) => (
        <li key={course.CourseId}>
          <CourseCard course={course} first={index < first} />
        </li>
      ))}
    </CourseGrid>
  );
}
