import { useT } from '@vidyapath/client/screens/use-t';
import { Box, FailedState, Skeleton } from '@vidyapath/ui';
import { type ComponentType, useRef } from 'react';
import { useLazyCode } from '@vidyapath/client/requests/use-lazy-code';
import { useInView } from '@vidyapath/client/screens/use-in-view';

interface LazyPartProps {
  /** The same function in every render. */
  load: () => Promise<ComponentType>;
  /** Pixels that are reserved until the part is loaded, so that nothing below moves. */
  height: number;
}

/** Milliseconds; the page itself is complete by then. */
const fetchAfter = 4_000;

/** A part of a page whose code is fetched when the reader scrolls to it, or some seconds after the page. */
export function LazyPart({ load, height }: LazyPartProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { code: Part, failed, retry } = useLazyCode(load, useInView(place, { timeout: fetchAfter }));

  return (
    <Box ref={place} sx={{ minHeight: height }}>
      {!Part && !failed && <Skeleton variant="rounded" height={height} />}
      {failed && <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />}
      {Part && <Part />}
    </Box>
  );
}
