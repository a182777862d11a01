import { lessonAddress, lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Addresses of other lessons of the open course: the open tab stays open. */
export function useLessonLinks(courseId: number) {
  const { tab, as } = lessonPlaceIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const addressOf = useCallback(
    (videoId: number, seconds?: number) => lessonAddress({ course_id: courseId, video_id: videoId, seconds, tab, as }),
    [courseId, tab, as],
  );
  const open = useCallback(
    (videoId: number, seconds?: number) => void navigate(addressOf(videoId, seconds)),
    [navigate, addressOf],
  );
  return { addressOf, open };
}

export type LessonLinks = ReturnType<typeof useLessonLinks>;
