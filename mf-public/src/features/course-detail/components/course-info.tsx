import { tellFailure } from '@vidyapath/client/tell-failure';
import { useT } from '@vidyapath/client/use-t';
import { Box, FailedState, Skeleton, styled, Typography } from '@vidyapath/ui';
import { useEffect, useState } from 'react';

const Prose = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
  '& pre': { overflowX: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { border: `1px solid ${(theme.vars ?? theme).palette.divider}`, padding: 8, textAlign: 'start' },
  '& blockquote': { margin: 0, paddingInlineStart: 16, borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.divider}` },
}));

const sanitiser = () => import(/* webpackChunkName: 'lazy-sanitiser' */ '../lib/sanitise-html');

interface Sanitised {
  of: string;
  /** Undefined when the sanitiser could not be had. */
  html: string | undefined;
}

/** The sanitiser is fetched only where there is something to sanitise. */
function useSanitised(html: string): { clean: Sanitised | undefined; retry: () => void } {
  const [clean, setClean] = useState<Sanitised>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const put = (made: string | undefined) => {
      if (wanted) setClean({ of: html, html: made });
    };
    sanitiser().then(
      ({ sanitiseHtml }) => put(sanitiseHtml(html)),
      (cause: unknown) => {
        tellFailure(cause);
        put(undefined);
      },
    );
    return () => {
      wanted = false;
    };
  }, [html, attempt]);
  const retry = () => {
    setClean(undefined);
    setAttempt(attempt + 1);
  };
  return { clean: clean?.of === html ? clean : undefined, retry };
}

/** What staff wrote about the course, formatted. */
export function CourseInfo({ html }: { html: string }) {
  const t = useT();
  const { clean, retry } = useSanitised(html);
  return (
    <Box component="section" aria-label={t('course.about')}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('course.about')}
      </Typography>
      {clean === undefined && <Skeleton variant="rounded" height={120} />}
      {clean && clean.html === undefined && <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />}
      {clean?.html !== undefined && <Prose dangerouslySetInnerHTML={{ __html: clean.html }} />}
    </Box>
  );
}
