import { useT } from '@vidyapath/client/use-t';
import { Box, Skeleton, styled, Typography } from '@vidyapath/ui';
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

/** The sanitiser is fetched only where there is something to sanitise. */
function useSanitised(html: string): string | undefined {
  const [clean, setClean] = useState<{ of: string; html: string }>();
  useEffect(() => {
    let wanted = true;
    void import('../lib/sanitise-html').then(({ sanitiseHtml }) => {
      if (wanted) setClean({ of: html, html: sanitiseHtml(html) });
    });
    return () => {
      wanted = false;
    };
  }, [html]);
  return clean?.of === html ? clean.html : undefined;
}

/** What staff wrote about the course, formatted. */
export function CourseInfo({ html }: { html: string }) {
  const t = useT();
  const clean = useSanitised(html);
  return (
    <Box component="section" aria-label={t('course.about')}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('course.about')}
      </Typography>
      {clean === undefined ? <Skeleton variant="rounded" height={120} /> : <Prose dangerouslySetInnerHTML={{ __html: clean }} />}
    </Box>
  );
}
