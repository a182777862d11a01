import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LessonPlayerHandle } from '../../../components/player/lesson-player.types';

interface StartOptions {
  videoId: number;
  /** Of the lesson; 0: not known. */
  length: number;
  /** Where it was left. */
  left: number;
  player: RefObject<LessonPlayerHandle | null>;
}

/**
 * The second at which a lesson begins, as it was when the lesson was opened: the address's, if the lesson has it, else where it was left.
 * The address names it once, so that a reload goes on where the learner is.
 */
export function useStartSecond({ videoId, length, left, player }: StartOptions): number {
  const [params, setParams] = useSearchParams();
  const { seconds } = lessonPlaceIn(params);
  const has = (second: number) => length === 0 || second < length;
  const wanted = seconds !== undefined && has(seconds) ? seconds : left;
  const [start, setStart] = useState({ videoId, seconds: wanted });
  if (start.videoId !== videoId) setStart({ videoId, seconds: wanted });

  const take = useEffectEvent((second: number) => {
    if (has(second) && player.current && Math.abs(player.current.position() - second) > 1)
      player.current.playFrom(second);
    const rest = new URLSearchParams(params);
    rest.delete('t');
    setParams(rest, { replace: true });
  });
  useEffect(() => {
    if (seconds !== undefined) take(seconds);
  }, [seconds]);
  return start.seconds;
}
