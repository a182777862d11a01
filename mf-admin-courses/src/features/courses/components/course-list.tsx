import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Course, CourseBody } from '@vidyapath/http/course';
import { courseSortFields } from '@vidyapath/http/sort-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { RecordList } from '@vidyapath/remote-kit/record-list';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { useMemo } from 'react';
import { useCoursesQuery } from '../../../lib/courses.endpoints';
import { courseColumns } from '../lib/course-columns';

const nameOf = ({ course_name }: Course) => course_name;

/** The courses, a page at a time. */
export function CourseList({ screen, calls }: { screen: AdminScreenState; calls: RecordCalls<Course, CourseBody> }) {
  const t = useT();
  const controls = useListState();
  const answer = useCoursesQuery(safeListParams(controls.state, courseSortFields), { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => courseColumns(t), [t]);
  return (
    <RecordList
      messagePrefix="courses"
      {...{ screen, calls, answer, controls, columns, nameOf }}
      deletion={{ note: t('courses.deleteNote') }}
      numbered
    />
  );
}
