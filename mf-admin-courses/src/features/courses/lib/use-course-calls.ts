import { usePlatform } from '@vidyapath/client/platform-context';
import type { Course, CourseBody } from '@vidyapath/http/course';
import { useMemo } from 'react';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { course, useCreateCourseMutation, useDeleteCourseMutation, useUpdateCourseMutation } from '../api/courses.endpoints';

/** The calls of the course screen; each success is told to the other slices. */
export function useCourseCalls() {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [remove] = useDeleteCourseMutation();
  return useMemo(() => {
    const told = (row: Course) => {
      events.publish('catalogue.course-changed@1', { courseId: row.course_id });
      return row;
    };
    return {
      read: (id: number) => dispatch(course.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
      create: (body: CourseBody) => create(body).unwrap().then(told),
      update: (id: number, body: CourseBody, ifMatch: string | undefined) => update({ id, body, ifMatch }).unwrap().then(told),
      async remove(id: number, ifMatch: string | undefined) {
        await remove({ id, ifMatch }).unwrap();
        events.publish('catalogue.course-changed@1', { courseId: id });
      },
    };
  }, [dispatch, events, create, update, remove]);
}

export type CourseCalls = ReturnType<typeof useCourseCalls>;
