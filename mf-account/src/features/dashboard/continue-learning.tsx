import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Box, Button, Skeleton, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OwnCourseCard } from './own-course-card';
import { useCoursesToGoOnQuery } from './own-courses.endpoints';

/** The top of the dashboard: the courses to continue, the last watched first. */
export function ContinueLearning() {
  const t = useT();
  const { data: courses, isError, refetch } = useCoursesToGoOnQuery(undefined, { refetchOnMountOrArgChange: true });
  const content = () => {
    if (isError)
      return (
        <Note text={t('continue.failed')}>
          <Button variant="outlined" onClick={refetch}>
            {t('continue.retry')}
          </Button>
        </Note>
      );
    if (!courses)
      return (
        <Box sx={grid}>
          {[1, 2].map((place) => (
            <Skeleton key={place} variant="rounded" height={132} sx={{ borderRadius: '12px' }} />
          ))}
        </Box>
      );
    if (courses.length === 0)
      return (
        <Note text={t('continue.empty')}>
          <Button component={Link} to={cataloguePath} variant="contained">
            {t('dashboard.browse.title')}
          </Button>
        </Note>
      );
    return (
      <Box component="ul" sx={{ ...grid, m: 0, p: 0, listStyle: 'none' }}>
        {courses.map((course) => (
          <OwnCourseCard key={course.course_id} course={course} />
        ))}
      </Box>
    );
  };
  return (
    <Box component="section" aria-labelledby="continue-learning" sx={{ mt: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 4 }}>
        <Typography id="continue-learning" component="h2" variant="h3">
          {t('continue.title')}
        </Typography>
        <Button component={Link} to="/my-learning">
          {t('continue.all')}
        </Button>
      </Box>
      {content()}
    </Box>
  );
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ ...card, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minHeight: 132 }}>
      <Typography role="status" sx={{ flex: '1 1 240px' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

const grid = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' };
const card = { p: 5, borderRadius: '12px', bgcolor: 'background.paper', border: 1, borderColor: 'divider' };
