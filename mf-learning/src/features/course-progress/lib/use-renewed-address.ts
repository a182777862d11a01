import { useParams } from 'react-router';
import { fileOf } from '../../../components/player/lesson-address';
import { useLazyCourseProgressQuery } from '../api/course-progress.endpoints';
import { courseIdOf } from './course-id';

/** Asks for the course of the route again, and returns the new address of the file that `url` points to. */
export function useRenewedAddress(url: string): () => Promise<string | undefined> {
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const [load] = useLazyCourseProgressQuery();
  return async () => {
    const { modules } = await load(courseId).unwrap();
    return modules.flatMap(({ videos }) => videos).find((video) => fileOf(video.url) === fileOf(url))?.url;
  };
}
