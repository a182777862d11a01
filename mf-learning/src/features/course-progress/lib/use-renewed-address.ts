import { useParams } from 'react-router';
import { useLazyCourseProgressQuery } from '../api/course-progress.endpoints';
import { courseIdOf } from './course-id';

/** Asks for the course of the route again, and answers the new address of one of its videos. */
export function useRenewedAddress(videoKey: string): () => Promise<string | undefined> {
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const [load] = useLazyCourseProgressQuery();
  return async () => {
    const { modules } = await load(courseId).unwrap();
    return modules.flatMap(({ videos }) => videos).find(({ key }) => key === videoKey)?.url;
  };
}
