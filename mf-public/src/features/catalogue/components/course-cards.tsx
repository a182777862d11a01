import type { PublicCourse } from '@vidyapath/http/public-course';
import { useCourseAccess } from '../../../lib/use-course-access';
import { cardsInView } from '../lib/cards-in-view';
import { CourseCard } from './course-card';
import { CourseGrid } from './course-grid';

export function CourseCards({ courses }: { courses: readonly PublicCourse[] }) {
  const inView = cardsInView();
  const offerOf = useCourseAccess(courses);
  return (
    <CourseGrid>
      {courses.map((course, index) => (
        <li key={course.CourseId}>
          <CourseCard course={course} offer={offerOf(course)} inView={index < inView} />
        </li>
      ))}
    </CourseGrid>
  );
}
