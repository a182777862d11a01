import type { PublicCourse } from '@vidyapath/http/course-progress';
import { useT } from '@vidyapath/client/use-t';
import { centredPages, Pagination, VisuallyHidden } from '@vidyapath/ui';
import { useRef } from 'react';
import { pageOf } from '../../../lib/page-number';
import { cardsInView } from '../lib/cards-in-view';
import { coursesPerPage } from '../lib/courses-per-page';
import { CourseCard } from './course-card';
import { CourseGrid } from './course-grid';

interface CourseResultsProps {
  courses: readonly PublicCourse[];
  page: number;
  onPage: (page: number) => void;
}

export function CourseResults({ courses, page: asked, onPage }: CourseResultsProps) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const first = cardsInView();
  const { page, count, rows } = pageOf(courses, asked, coursesPerPage);
  return (
    <div ref={top}>
      <VisuallyHidden role="status">{t('catalogue.found', { count: courses.length })}</VisuallyHidden>
      <CourseGrid>
        {rows.map((course, index) => (
          <li key={course.CourseId}>
            <CourseCard course={course} first={index < first} />
          </li>
        ))}
      </CourseGrid>
      {count > 1 && (
        <Pagination
          page={page}
          pageCount={count}
          pages={centredPages(page, count)}
          labels={{ navigation: t('catalogue.pages'), page: (number) => t('pages.page', { number }) }}
          onPage={(number) => {
            onPage(number);
            top.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </div>
  );
}
