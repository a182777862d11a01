import { useInView } from '@vidyapath/client/screens/use-in-view';
import { Box, Skeleton } from '@vidyapath/ui';
import { type ComponentType, useRef } from 'react';

interface PartInViewProps {
  part: ComponentType;
  /** Pixels that are reserved until the part is loaded, so that nothing below moves. */
  height: number;
}

/** Milliseconds; the page itself is complete by then. */
const fetchAfter = 4_000;

/** A part of a page whose code is fetched when the reader scrolls to it, or some seconds after the page. */
export function PartInView({ part: Part, height }: PartInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, { timeout: fetchAfter });
  return (
    <Box ref={place} sx={{ minHeight: inView ? 0 : height }}>
      {inView ? <Part /> : <Skeleton variant="rounded" height={height} />}
    </Box>
  );
}
