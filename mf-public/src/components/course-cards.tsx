import type { PublicCourse } from '@vidyapath/http/public-course';
import { memo, useId } from 'react';
import { cardsInView } from './cards-in-view';
import { CourseAction } from './course-action';
import { CourseCard } from './course-card';
import { CourseGrid } from './course-grid';
import { OfferedPrice } from './offered-price';
import { type Offer, useCourseAccess } from '../lib/use-course-access';

interface OfferedCardProps {
  course: PublicCourse;
  offer: Offer;
  inView: boolean;
}

const OfferedCard = memo(function OfferedCard({ course, offer, inView }: OfferedCardProps) {
  const nameId = useId();
  const price = <OfferedPrice course={course} offer={offer} />;
  return (
    <CourseCard course={course} inView={inView} nameId={nameId} price={price}>
      <CourseAction course={course} offer={offer} describedBy={nameId} />
    </CourseCard>
  );
});

export function CourseCards({ courses }: { courses: readonly PublicCourse[] }) {
  const inView = cardsInView();
  const offerOf = useCourseAccess(courses);
  return (
    <CourseGrid>
      {courses.map((course, index) => (
        <li key={course.CourseId}>
          <OfferedCard course={course} offer={offerOf(course)} inView={index < inView} />
        </li>
      ))}
    </CourseGrid>
  );
}
