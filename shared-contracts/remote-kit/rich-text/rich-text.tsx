import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { FailedState, Skeleton } from '@vidyapath/ui';

interface RichTextProps {
  html: string;
  labels: { failed: string; retry: string };
}

/** Formatted text of staff. Its code, which sanitises the text once more in the browser, is fetched only when there is a text. */
export const RichText = lazyPart<RichTextProps>(
  async () => (await import(/* webpackChunkName: 'lazy-sanitiser' */ './sanitised-text')).SanitisedText,
  ({ labels }, { failed, retry }) =>
    failed ? (
      <FailedState message={labels.failed} retryLabel={labels.retry} onRetry={retry} />
    ) : (
      <Skeleton variant="rounded" height={120} />
    ),
);
