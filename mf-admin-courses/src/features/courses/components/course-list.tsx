import { useListState } from '@vidyapath/client/use-list-state';
import { useT } from '@vidyapath/client/use-t';
import type { Course } from '@vidyapath/http/course';
import { courseSortFields } from '@vidyapath/http/sort-fields';
import { useCallback, useMemo, useState } from 'react';
import { DeleteRecord } from '../../../components/delete-record';
import { RecordList } from '../../../components/record-list';
import { safeListParams } from '../../../lib/list-params';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useNotices } from '@vidyapath/client/use-notices';
import { useCoursesQuery } from '../api/courses.endpoints';
import { courseColumns } from '../lib/course-columns';
import type { CourseCalls } from '../lib/use-course-calls';

const idOf = (row: Course) => row.course_id;
const nameOf = (row: Course) => row.course_name;

/** The courses, a page at a time. */
export function CourseList({ screen, calls }: { screen: AdminScreen; calls: CourseCalls }) {
  const t = useT();
  const notices = useNotices();
  const controls = useListState();
  const answer = useCoursesQuery(safeListParams(controls.state, courseSortFields), { refetchOnMountOrArgChange: true });
  const [doomed, setDoomed] = useState<Course>();
  const columns = useMemo(() => courseColumns(t), [t]);
  useFailureNotice(answer.error, useCallback(() => notices.failure('courses.failed.load'), [notices]));

  async function remove(id: number, ifMatch: string | undefined) {
    await calls.remove(id, ifMatch);
    notices.success('courses.deleted');
  }

  return (
    <>
      <RecordList
        answer={answer}
        controls={controls}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        onEdit={(id) => screen.edit(id)}
        onDelete={setDoomed}
        onAdd={() => screen.show('add')}
        texts={{
          table: t('courses.table'),
          failed: t('courses.failed.load'),
          empty: t('courses.empty'),
          emptyText: t('courses.emptyText'),
          add: t('courses.add'),
        }}
      />
      {doomed && (
        <DeleteRecord
          id={doomed.course_id}
          subject={doomed.course_name}
          title={t('courses.deleteTitle')}
          note={t('courses.deleteNote')}
          read={calls.read}
          remove={remove}
          onFailed={() => notices.failure('courses.failed.delete')}
          onClosed={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
