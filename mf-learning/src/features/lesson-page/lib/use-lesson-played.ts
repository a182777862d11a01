import type { Play } from '@vidyapath/http/play';
import { useState } from 'react';

interface Played {
  videoId: number;
  play?: Play;
  isEnded?: boolean;
}

/** What the page knows of the open lesson from its player. */
export function useLessonPlayed(videoId: number) {
  const [positions, setPositions] = useState<Readonly<Record<number, number>>>({});
  const [played, setPlayed] = useState<Played>({ videoId });
  if (played.videoId !== videoId) setPlayed({ videoId });
  const add = (part: Partial<Played>) =>
    setPlayed((before) => (before.videoId === videoId ? { ...before, ...part } : before));
  return {
    /** The second at which it was left while the page was open. */
    left: positions[videoId],
    /** What the service says of it. */
    play: played.play,
    isEnded: played.isEnded === true,
    onLeft: (seconds: number) => setPositions((before) => ({ ...before, [videoId]: seconds })),
    onPlay: (play: Play) => add({ play }),
    onEnded: () => add({ isEnded: true }),
  };
}
