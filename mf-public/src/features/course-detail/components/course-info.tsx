import { useT } from '@vidyapath/client/use-t';
import { Box, FailedState, Skeleton, styled, Typography } from '@vidyapath/ui';
import { useMemo } from 'react';
import { useLazyCode } from '../../../lib/use-lazy-code';

const Prose = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
  '& pre': { overflowX: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { border: `1px solid ${(theme.vars ?? theme).palette.divider}`, padding: 8, textAlign: 'start' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

/** Fetched only where there is something to sanitise. */
const sanitiser = () => import(/* webpackChunkName: 'lazy-sanitiser' */ '../lib/sanitise-html');

/** What staff wrote about the course, formatted. */
export function CourseInfo({ html }: { html: string }) {
  const t = useT();
  const { code, failed, retry } = useLazyCode(sanitiser, true);
  const clean = useMemo(() => code?.sanitiseHtml(html), [code, html]);
  return (
    <Box component="section" aria-label={t('course.about')}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('course.about')}
      </Typography>
      {clean === undefined && !failed && <Skeleton variant="rounded" height={120} />}
      {failed && <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />}
      {clean !== undefined && <Prose dangerouslySetInnerHTML={{ __html: clean }} />}
    </Box>
  );
}
