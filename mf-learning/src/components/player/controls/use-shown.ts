import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which the controls hide. */
const hidesAfter = 3_000;

/** Whether the controls are shown: while something moves or nothing plays. */
export function useShown(playing: boolean) {
  const [awake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wasPlaying, setWasPlaying] = useState(playing);
  if (playing !== wasPlaying) {
    setWasPlaying(playing);
    setAwake(true);
  }
  const sleep = () => {
    clearTimeout(timer.current);
    setAwake(false);
  };
  const wake = () => {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => setAwake(false), hidesAfter);
  };
  useEffect(() => {
    if (playing) timer.current = setTimeout(() => setAwake(false), hidesAfter);
    return () => clearTimeout(timer.current);
  }, [playing]);
  return { shown: awake || !playing, wake, sleep };
}
