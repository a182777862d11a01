import { tellFailure } from '@vidyapath/client/tell-failure';
import { useT } from '@vidyapath/client/use-t';
import { Box, FailedState, Skeleton } from '@vidyapath/ui';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useNear } from '../lib/use-near';

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
  const near = useNear(place, unasked);
  const [part, setPart] = useState<{ Part: ComponentType } | 'failed'>();
  const fetchPart = useCallback(() => {
    load().then(
      (Part) => setPart({ Part }),
      (cause: unknown) => {
        tellFailure(cause);
        setPart('failed');
      },
    );
  }, [load]);
  const retry = () => {
    setPart(undefined);
    fetchPart();
  };

  useEffect(() => {
    if (near) fetchPart();
  }, [near, fetchPart]);

  return (
    <Box ref={place} sx={{ minHeight: height }}>
      {part === undefined && <Skeleton variant="rounded" height={height} />}
      {part === 'failed' && <FailedState message={t('partFailed')} retryLabel={t('retry')} onRetry={retry} />}
      {part !== undefined && part !== 'failed' && <part.Part />}
    </Box>
  );
}
