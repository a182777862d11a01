import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LessonPlayerHandle } from '../../../components/player/lesson-player.types';

/**
 * The second at which a lesson begins, as it was when the lesson was opened: the address's, else where it was left. The address names it
 * once, so that a reload goes on where the learner is.
 */
export function useStartSecond(videoId: number, left: number, player: RefObject<LessonPlayerHandle | null>): number {
  const [params, setParams] = useSearchParams();
  const { seconds } = lessonPlaceIn(params);
  const [start, setStart] = useState({ videoId, seconds: seconds ?? left });
  if (start.videoId !== videoId) setStart({ videoId, seconds: seconds ?? left });

  const take = useEffectEvent((second: number) => {
    if (player.current && Math.abs(player.current.position() - second) > 1) player.current.playFrom(second);
    const rest = new URLSearchParams(params);
    rest.delete('t');
    setParams(rest, { replace: true });
  });
  useEffect(() => {
    if (seconds !== undefined) take(seconds);
  }, [seconds]);
  return start.seconds;
}
