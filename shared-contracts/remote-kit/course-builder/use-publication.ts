import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useState } from 'react';
import type { BuilderProps } from './builder-data';
import type { Publishing } from './builder-endpoints';

/** Publishes and hides a course, and tells the other slices. */
export function usePublication({ course, data }: BuilderProps) {
  const { events } = usePlatform();
  const notices = useNotices();
  const [sendPublication] = data.usePublishCourseMutation();
  const [sendHiding, { isLoading: hiding }] = data.useHideCourseMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const { course_id: courseId } = course;
  const changed = () => events.publish('catalogue.course-changed@1', { courseId });
  return {
    publish: async (publishing: Publishing) => {
      const answer = await sendPublication(publishing);
      if (answer.error === undefined) changed();
      return answer;
    },
    /** @returns whether it is hidden now */
    hide: async (): Promise<boolean> => {
      const { error } = await sendHiding(courseId);
      setRefusal(error);
      if (error !== undefined) return false;
      changed();
      notices.success('builder.hide.done');
      return true;
    },
    hiding,
    /** Why it could not be hidden. */
    problem: refusal === undefined ? undefined : asProblem(refusal),
  };
}
