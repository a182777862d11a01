import { useEffect, useState } from 'react';
import type { VideoSource } from './video-source';

/** A player that plays this long without reporting its position counts as one that never does. */
const reportWithinMs = 15_000;

/** Whether the player does not report its position: by its kind, or because no report came in time. */
export function useHiddenPosition(kind: VideoSource['kind'], playing: boolean) {
  const [reported, setReported] = useState(false);
  const [silent, setSilent] = useState(false);
  const waits = kind === 'sharing' && playing && !reported;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSilent(true), reportWithinMs);
    return () => clearTimeout(timer);
  }, [waits]);
  const hidden = kind === 'archive' || kind === 'none' || (silent && !reported);
  return { hidden, markReported: () => setReported(true) };
}
