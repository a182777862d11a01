import { useEffect, useState } from 'react';
import type { VideoSource } from './video-source';

/** Milliseconds that a player may play without saying where it is. */
const toldWithin = 15_000;

/** Whether what plays the video keeps its position to itself: always, or as it turns out. */
export function useHiddenPosition(kind: VideoSource['kind'], playing: boolean) {
  const [told, setTold] = useState(false);
  const [silent, setSilent] = useState(false);
  const waits = kind === 'sharing' && playing && !told;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSilent(true), toldWithin);
    return () => clearTimeout(timer);
  }, [waits]);
  const hidden = kind === 'archive' || kind === 'none' || (silent && !told);
  return { hidden, tell: () => setTold(true) };
}
