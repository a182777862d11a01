import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, centredPages, EmptyState, Pagination } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { CardSkeletons } from '../../../components/card-skeletons';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useMyCoursesQuery } from '../../../lib/learning.endpoints';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { pageNumber } from '../../../lib/page-number';
import { OwnCourseCard } from './own-course-card';

const limit = 12;

/** Courses that the learner has bought, enrolled in or begun. */
export function OwnCourses() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const page = pageNumber(query.get('page'));
  const q = query.get('q') ?? '';
  const [text, setText] = useState(q);
  const { data, error, isFetching, refetch } = useMyCoursesQuery(
    { q, limit, offset: (page - 1) * limit },
    { refetchOnMountOrArgChange: true },
  );
  const search = (words: string) => {
    setText(words);
    setQuery(words ? { q: words } : {}, { replace: true });
  };
  if (!data) {
    if (error)
      return <LoadFailed message={t('myLearning.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    return <CardSkeletons />;
  }
  if (data.total === 0 && !q) {
    const browse = (
      <Button component={RouterLink} to={cataloguePath} variant="contained">
        {t('failed.browse')}
      </Button>
    );
    return <EmptyState title={t('myLearning.empty')} text={t('myLearning.emptyText')} action={browse} />;
  }
  const pageCount = Math.ceil(data.total / limit);
  return (
    <>
      {(q || pageCount > 1) && (
        <TextField
          type="search"
          size="small"
          label={t('myLearning.search')}
          value={text}
          onChange={(event) => search(event.target.value)}
          sx={{ mt: 6, width: '100%', maxWidth: 400 }}
        />
      )}
      {data.total === 0 && <EmptyState title={t('myLearning.nothingFound')} />}
      <Box component="ul" sx={{ m: 0, mt: 6, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {data.rows.map((course) => (
          <OwnCourseCard key={course.course_id} course={course} />
        ))}
      </Box>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          pages={centredPages(page, pageCount)}
          labels={{ navigation: t('myLearning.pages'), page: (number) => t('pages.page', { number }) }}
          onPage={(next) => setQuery({ ...(q && { q }), ...(next > 1 && { page: String(next) }) })}
        />
      )}
    </>
  );
}
