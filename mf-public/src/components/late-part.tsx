import { useT } from '@vidyapath/client/use-t';
import { Box, FailedState, Skeleton } from '@vidyapath/ui';
import { type ComponentType, useRef } from 'react';
import { useLateCode } from '../lib/use-late-code';
import { useNear } from '@vidyapath/client/use-near';

interface LatePartProps {
  /** The same function at every drawing. */
  load: () => Promise<ComponentType>;
  /** Kept free before the part is there, in pixels, so that nothing below moves. */
  height: number;
}

/** The page itself has long been there by then. */
const unasked = 4_000;

/** A part of a page whose code is fetched when the reader comes near it, or when the page has been quiet for a while. */
export function LatePart({ load, height }: LatePartProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { code: Part, failed, retry } = useLateCode(load, useNear(place, { latest: unasked }));

  return (
    <Box ref={place} sx={{ minHeight: height }}>
      {!Part && !failed && <Skeleton variant="rounded" height={height} />}
      {failed && <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />}
      {Part && <Part />}
    </Box>
  );
}
