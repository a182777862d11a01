import { useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import { Box, Button, ChevronLeftIcon, Link, PageHeading, styled } from '@vidyapath/ui';
import { Link as RouterLink, NavLink } from 'react-router';
import { builderAddresses } from './builder-addresses';
import type { BuilderProps } from './builder-data';
import { CourseStateBadge } from './course-state-badge';
import { Publication } from './publication';

/** Looks like a tab, and is a link, since the pages are of two slices. */
const PageLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 16px',
  color: theme.palette.text.secondary,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: theme.palette.primary.main, boxShadow: 'inset 0 -3px currentColor' },
  '&:focus-visible': { outlineOffset: -3 },
}));

export function BuilderHeader({ course, data }: BuilderProps) {
  const t = useT();
  const { course_id: courseId } = course;
  return (
    <Box>
      <Link
        component={RouterLink}
        to={builderAddresses.courses}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        <ChevronLeftIcon aria-hidden="true" />
        {t('builder.courses')}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, alignItems: 'center', flex: '1 1 300px' }}
        >
          <PageHeading>{course.course_name}</PageHeading>
          <CourseStateBadge course={course} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            component="a"
            href={lessonAddress({ course_id: courseId, as: 'learner' })}
            target="_blank"
            rel="noopener"
            sx={{ minHeight: 44 }}
          >
            {t('builder.asLearner')}
          </Button>
          <Publication course={course} data={data} />
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('builder.pages')}
        sx={{ mt: 4, borderBottom: 1, borderColor: 'divider', display: 'flex' }}
      >
        <PageLink to={builderAddresses.details(courseId)}>{t('builder.details')}</PageLink>
        <PageLink to={builderAddresses.lessons(courseId)}>{t('builder.lessons')}</PageLink>
      </Box>
    </Box>
  );
}
