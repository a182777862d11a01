import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, centredPages, EmptyState, FailedState, Pagination, Typography } from '@vidyapath/ui';
import { useRef, useState } from 'react';
import type { CoursesQuery } from '../api/catalogue.endpoints';
import { type PageSize, pageSizes, setFilters } from '../lib/course-filters';
import { foundText } from '../lib/filter-labels';
import { useCourses } from '../lib/use-courses';
import { CourseCards } from '../../../components/course-cards';
import { CourseSkeletons } from '../../../components/course-skeletons';
import { PageSizeChoice } from './page-size-choice';

interface CourseListProps {
  query: CoursesQuery;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
  onClear: () => void;
}

/** Why there is no course. */
const reasonOf = ({ search, filters, categoryId }: CoursesQuery) => {
  if (search || setFilters(filters).length > 0) return 'notFound';
  return categoryId ? 'emptyCategory' : 'empty';
};

function FilteredCourses({ query, visitBegan, onPage, onSize, onClear }: CourseListProps & { visitBegan: number }) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const { courses, total, page, pageCount, failed, busy, retry } = useCourses(query, visitBegan);
  if (failed)
    return <FailedState message={t('catalogue.failed')} retryLabel={t('retry')} onRetry={retry} busy={busy} />;
  if (total === 0) {
    const reason = reasonOf(query);
    const action = reason !== 'empty' && (
      <Button variant="outlined" onClick={onClear} sx={{ minHeight: 44 }}>
        {t('catalogue.showAll')}
      </Button>
    );
    return <EmptyState title={t(`catalogue.${reason}.title`)} text={t(`catalogue.${reason}.text`)} action={action} />;
  }
  const hasSizes = total !== undefined && (typeof total !== 'number' || total > pageSizes[0]);
  return (
    <div ref={top}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '1.43em', mb: 3 }}>
        {total !== undefined && foundText(t, total)}
      </Typography>
      {courses ? <CourseCards courses={courses} /> : <CourseSkeletons count={query.limit} />}
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
      {hasSizes && (
        <Box sx={{ display: 'flex', justifyContent: 'center', pt: pageCount > 1 ? 0 : 6 }}>
          <PageSizeChoice size={query.limit} onSize={onSize} />
        </Box>
      )}
    </div>
  );
}

/** Courses of a category, search and filters, or in their place skeletons, a retry, or the text that nothing was found. */
export function CourseList(props: CourseListProps) {
  const [visitBegan] = useState(Date.now);
  return <FilteredCourses key={JSON.stringify({ ...props.query, page: 1 })} visitBegan={visitBegan} {...props} />;
}
