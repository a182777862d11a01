import { useState } from 'react';
import { useLearnedCourseQuery } from '../../../lib/learning.endpoints';

/** Seconds for which an answer is new enough to begin by; the learner may have gone on with another device since then. */
const newEnough = 5;

/** The learner's progress in the course, and whether the page may begin by it: it is known, or cannot be asked. */
export function useStanding(courseId: number, isOwned: boolean) {
  const asked = { skip: !isOwned, refetchOnMountOrArgChange: newEnough };
  const { data: learned, isFetching, isError } = useLearnedCourseQuery(courseId, asked);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (!isOwned || (!isFetching && (learned !== undefined || isError)))) setKnown(true);
  return { learned: isOwned ? learned : undefined, isKnown };
}
