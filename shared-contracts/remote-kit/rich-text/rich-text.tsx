import { useLazyCode } from '@vidyapath/client/requests/use-lazy-code';
import { FailedState, Skeleton, styled } from '@vidyapath/ui';
import { useMemo } from 'react';

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

/** Fetched only when there is text to sanitise. */
const sanitiser = () => import(/* webpackChunkName: 'lazy-sanitiser' */ './sanitise-html');

interface RichTextProps {
  html: string;
  labels: { failed: string; retry: string };
}

/** Formatted text of staff; sanitised once more in the browser. */
export function RichText({ html, labels }: RichTextProps) {
  const { code, failed, retry } = useLazyCode(sanitiser, true);
  const clean = useMemo(() => code?.sanitiseHtml(html), [code, html]);
  if (failed) return <FailedState message={labels.failed} retryLabel={labels.retry} onRetry={retry} />;
  return clean === undefined ? (
    <Skeleton variant="rounded" height={120} />
  ) : (
    <Prose dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
