import { styled } from '@vidyapath/ui';
import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html';

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

export function SanitisedText({ html }: { html: string }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
