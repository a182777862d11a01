import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the lesson plays at once: after a press in the page, but not where the learner comes to read, or saves data. */
export function useBeginsItself(videoId: number): boolean {
  const { tab, thread_id: thread, end } = lessonPlaceIn(useSearchParams()[0]);
  const isSaving = useDataSaver().on;
  const [first] = useState(videoId);
  const [isPressed] = useState(
    () => navigator.userActivation?.hasBeenActive === true && !tab && !thread && !end && !isSaving,
  );
  const [hasMoved, setMoved] = useState(false);
  if (videoId !== first && !hasMoved) setMoved(true);
  return hasMoved || isPressed;
}
