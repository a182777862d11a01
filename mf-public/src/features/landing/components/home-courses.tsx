import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Category } from '@vidyapath/http/category';
import type { CourseSearch, CourseSearchQuery } from '@vidyapath/http/course-search';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import { Box, FailedState, Link, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CourseRow, RowSkeleton } from '../../../components/course-row';
import { rowLength } from '../../../components/row-size';
import { useAnswer } from '../lib/use-answer';

const categories = { url: paths.categories };
const rowOf = (params: CourseSearchQuery) => ({
  url: courseSearchPaths.courseSearch,
  params: { ...params, limit: rowLength },
});
const rows = {
  rated: { request: rowOf({ sort: 'rating' }), to: `${cataloguePath}?sort=rating` },
  free: { request: rowOf({ price: 'free' }), to: `${cataloguePath}?price=free` },
};

function Row({ row }: { row: keyof typeof rows }) {
  const t = useT();
  const { request, to } = rows[row];
  const { answer, failed, retry } = useAnswer<CourseSearch>(request);
  if (answer?.courses.length === 0) return null;
  return (
    <section aria-labelledby={`home-${row}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, mb: 3 }}>
        <Typography component="h2" variant="h3" id={`home-${row}`} sx={{ flexGrow: 1 }}>
          {t(`landing.rows.${row}`)}
        </Typography>
        <Link component={RouterLink} to={to} sx={{ py: 2.5 }}>
          {t(`landing.rows.${row}All`)}
        </Link>
      </Box>
      {failed && <FailedState message={t('catalogue.failed')} retryLabel={t('retry')} onRetry={retry} />}
      {!failed && (answer ? <CourseRow courses={answer.courses} /> : <RowSkeleton />)}
    </section>
  );
}

function Categories() {
  const t = useT();
  const nameOf = useCategoryName();
  const { answer = [] } = useAnswer<Category[]>(categories);
  return (
    <Box component="nav" aria-label={t('catalogue.categories')} sx={{ minHeight: 52 }}>
      <Box component="ul" sx={chips}>
        {answer
          .filter(({ Status }) => Status === 'Active')
          .map((category) => (
            <li key={category.CategoryId}>
              <Link component={RouterLink} to={categoryAddress(category.CategoryId)} color="inherit" sx={chip}>
                {nameOf(category)}
              </Link>
            </li>
          ))}
      </Box>
    </Box>
  );
}

/** Categories, the best rated and the free courses. */
export function HomeCourses() {
  return (
    <Stack spacing={8}>
      <Categories />
      <Row row="rated" />
      <Row row="free" />
    </Stack>
  );
}

/** One line, which is moved sideways where it is too long. */
const chips = { display: 'flex', gap: 2, m: 0, p: '2px', listStyle: 'none', overflowX: 'auto', whiteSpace: 'nowrap' };
const chip = {
  display: 'block',
  px: 4,
  py: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '999px',
  bgcolor: 'background.paper',
  fontWeight: 600,
};
