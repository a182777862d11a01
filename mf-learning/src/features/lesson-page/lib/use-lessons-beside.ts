import { type RefObject, useMemo } from 'react';
import type { LessonPlayerHandle } from '../../../components/player/lesson-player.types';
import type { CourseLessons } from '../../../lib/course-lessons';
import type { CourseLesson } from './lesson-course';

/** The lessons and the player, for the tabs under it. */
export function useLessonsBeside(
  lessons: readonly CourseLesson[],
  videoId: number,
  player: RefObject<LessonPlayerHandle | null>,
  open: (videoId: number, seconds: number) => void,
): CourseLessons {
  return useMemo(
    () => ({
      lessons: lessons.map(({ videoId: id, title, seconds }) => ({ videoId: id, title, seconds })),
      jump: (place) => {
        if (place.videoId === videoId) player.current?.playFrom(place.seconds);
        else open(place.videoId, place.seconds);
      },
      here: () => (player.current ? { videoId, seconds: player.current.position() } : undefined),
    }),
    [lessons, videoId, player, open],
  );
}
