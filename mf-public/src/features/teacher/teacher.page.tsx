import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import {
  Box,
  Button,
  Container,
  FailedState,
  landmarkPages,
  PageHeading,
  Pagination,
  ShelfPicture,
  Skeleton,
  Stack,
} from '@vidyapath/ui';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { CourseCards } from '../../components/course-cards';
import { CourseSkeletons } from '../../components/course-skeletons';
import { pageNumber } from '../../lib/page-number';
import { useTeacher } from './lib/use-teacher';

function UnknownTeacher() {
  const t = useT();
  return (
    <Stack spacing={5} sx={{ alignItems: 'center', py: 10 }}>
      <ShelfPicture />
      <div>
        <PageHeading align="center" lead={t('teacher.missingText')}>
          {t('teacher.missing')}
        </PageHeading>
      </div>
      <Button component={RouterLink} to={cataloguePath} variant="contained" sx={{ minHeight: 44 }}>
        {t('course.toCatalogue')}
      </Button>
    </Stack>
  );
}

function Teacher() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const page = pageNumber(params.get('page'));
  const { name, courses, count, pageCount, missing, failed, busy, retry } = useTeacher(useParams().slug, page);
  usePageTitle(name);
  if (missing) return <UnknownTeacher />;
  return (
    <>
      <PageHeading lead={name === undefined ? undefined : t('teacher.courses', { count })}>
        {name ?? (failed ? t('teacher.title') : <Skeleton variant="text" component="span" width={240} />)}
      </PageHeading>
      <Box sx={{ mt: 6 }}>
        {failed && <FailedState message={t('catalogue.failed')} retryLabel={t('retry')} onRetry={retry} busy={busy} />}
        {!failed && (courses ? <CourseCards courses={courses} /> : <CourseSkeletons count={3} />)}
      </Box>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          pages={landmarkPages(page, pageCount)}
          labels={{ navigation: t('catalogue.pages'), page: (number) => t('pages.page', { number }) }}
          onPage={(number) => setParams({ page: String(number) })}
        />
      )}
    </>
  );
}

/** The courses of the authors whose names have this slug. */
export function TeacherPage() {
  return (
    <Container sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Teacher />
    </Container>
  );
}
