import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { Course, CourseDetails } from '@vidyapath/http/course';
import { useMemo } from 'react';
import { useCourseCalls } from '../../../lib/courses.endpoints';
import { useChangeDetailsMutation } from '../api/details.endpoints';

/** Reads a course and changes members of it; both reject with a problem. */
export function useDetailsCalls(courseId: number) {
  const { events } = usePlatform();
  const { read } = useCourseCalls();
  const [send] = useChangeDetailsMutation();
  return useMemo(
    () => ({
      read: () => read(courseId),
      async change(details: CourseDetails, ifMatch: string | undefined): Promise<Versioned<Course>> {
        const stored = await send({ courseId, details, ifMatch }).unwrap();
        events.publish('catalogue.course-changed@1', { courseId });
        return stored;
      },
    }),
    [courseId, events, read, send],
  );
}
