import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { useParams } from 'react-router';
import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { useLearnedCourseQuery } from '../../../lib/learning.endpoints';
import { courseIdOf } from '../../../lib/course/course-id';
import type { OutlineModule } from '../../../lib/course/course-outline';

/** The key of the stream that an opened module is probably opened for: its first lesson that is not done. Undefined where the learner saves data. */
export function useNextStream({ videos }: OutlineModule): string | undefined {
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const isSaving = useDataSaver().on;
  const { data, isError } = useLearnedCourseQuery(courseId);
  if (isSaving || !(data || isError)) return undefined;
  const isDone = (id: number | null) => data?.videos.some((one) => one.video_id === id && one.completed);
  const next = videos.find(({ id }) => !isDone(id)) ?? videos[0];
  return next && assetOfAddress(next.url) ? next.key : undefined;
}
