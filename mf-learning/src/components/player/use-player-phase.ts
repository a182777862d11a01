import { useEffect, useEffectEvent, useState } from 'react';

type Phase = 'open' | 'ended' | 'failed';

interface PlayerPhaseOptions {
  playable: boolean;
  /** The service does not let it play. */
  refused: boolean;
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}

/** State of a video: open, at its end, or failed. Asking it to play opens it again, as a new attempt after a failure. */
export function usePlayerPhase({ playable, refused, playing, onPlayingChange }: PlayerPhaseOptions) {
  const [phase, setPhase] = useState<Phase>(playable ? 'open' : 'failed');
  const [attempt, setAttempt] = useState(0);
  const [wasPlaying, setWasPlaying] = useState(playing);
  if (playing !== wasPlaying) {
    setWasPlaying(playing);
    if (playing && playable && phase !== 'open') {
      if (phase === 'failed') setAttempt(attempt + 1);
      setPhase('open');
    }
  }

  const stop = useEffectEvent(() => onPlayingChange(false));
  useEffect(() => {
    if (playing && !playable) stop();
  }, [playing, playable]);
  useEffect(() => {
    if (refused) stop();
  }, [refused]);

  const leave = (next: Phase) => {
    onPlayingChange(false);
    setPhase(next);
  };
  return { phase, attempt, end: () => leave('ended'), fail: () => leave('failed') };
}
