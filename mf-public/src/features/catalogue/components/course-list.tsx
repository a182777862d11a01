import { useT } from '@vidyapath/client/screens/use-t';
import { Button, centredPages, EmptyState, FailedState, Pagination, VisuallyHidden } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import type { CoursesQuery } from '../api/catalogue.endpoints';
import { useCourses } from '../lib/use-courses';
import { CourseCards } from './course-cards';
import { CourseSkeletons } from './course-skeletons';

interface CourseListProps {
  query: CoursesQuery;
  onPage: (page: number) => void;
  onClear: () => void;
}

function FilteredCourses({ query, visitBegan, onPage, onClear }: CourseListProps & { visitBegan: number }) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const { courses, total, page, pageCount, failed, busy, retry } = useCourses(query, visitBegan);
  if (failed)
    return <FailedState message={t('catalogue.failed')} retryLabel={t('retry')} onRetry={retry} busy={busy} />;
  if (total === 0) {
    const isNarrowed = query.search || query.maxPrice !== undefined;
    const reason = isNarrowed ? 'notFound' : query.categoryId ? 'emptyCategory' : 'empty';
    const action = reason !== 'empty' && (
      <Button variant="outlined" onClick={onClear} sx={{ minHeight: 44 }}>
        {t('catalogue.showAll')}
      </Button>
    );
    return <EmptyState title={t(`catalogue.${reason}.title`)} text={t(`catalogue.${reason}.text`)} action={action} />;
  }
  return (
    <div ref={top}>
      <VisuallyHidden role="status">{total !== undefined && t('catalogue.found', { count: total })}</VisuallyHidden>
      {courses ? <CourseCards courses={courses} /> : <CourseSkeletons />}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          pages={centredPages(page, pageCount)}
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

/** Courses of a category and search, or in their place skeletons, a retry, or the text that nothing was found. */
export function CourseList(props: CourseListProps) {
  const [visitBegan] = useState(Date.now);
  const { categoryId, maxPrice = '', search } = props.query;
  return <FilteredCourses key={`${categoryId}:${maxPrice}:${search}`} visitBegan={visitBegan} {...props} />;
}
