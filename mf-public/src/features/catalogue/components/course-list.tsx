import { useT } from '@vidyapath/client/use-t';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';
import type { CourseFilter } from '../api/catalogue.endpoints';
import { useCourses } from '../lib/use-courses';
import { CourseResults } from './course-results';
import { CourseSkeletons } from './course-skeletons';

interface CourseListProps {
  filter: CourseFilter;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** Courses of the filter, or what stands in their place: skeletons, a retry, or nothing found. */
export function CourseList({ filter, page, onPage, onClear }: CourseListProps) {
  const t = useT();
  const { courses, failed, busy, retry } = useCourses(filter);
  if (failed) return <FailedState message={t('catalogue.failed')} retryLabel={t('retry')} onRetry={retry} busy={busy} />;
  if (!courses) return <CourseSkeletons />;
  if (courses.length > 0) return <CourseResults courses={courses} page={page} onPage={onPage} />;
  const reason = filter.search ? 'notFound' : filter.categoryId ? 'emptyCategory' : 'empty';
  const action = reason !== 'empty' && (
    <Button variant="outlined" onClick={onClear} sx={{ minHeight: 44 }}>
      {t('catalogue.showAll')}
    </Button>
  );
  return <EmptyState title={t(`catalogue.${reason}.title`)} text={t(`catalogue.${reason}.text`)} action={action} />;
}
