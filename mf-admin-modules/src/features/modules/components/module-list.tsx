import type { LazyPart } from '@vidyapath/client/screens/lazy-part';
import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { courseModuleSortFields } from '@vidyapath/http/sort-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { RecordList } from '@vidyapath/remote-kit/record-list';
import { AttachmentIcon, CellButton } from '@vidyapath/ui/staff';
import { useCallback, useMemo, useState } from 'react';
import { type ModuleCalls, useModulesQuery } from '../../../lib/modules.endpoints';
import { useCourseFilter } from '../lib/use-course-filter';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { CourseFilter } from './course-filter';
import { useModuleColumns } from './module-columns';

/** Shows the videos of a module until it calls `onClosed`. */
export type AttachmentsSlot = LazyPart<{ module: CourseModule; onClosed: () => void }>;

interface ModuleListProps {
  screen: AdminScreenState;
  calls: ModuleCalls;
  Attachments: AttachmentsSlot;
}

const nameOf = ({ ModuleName }: CourseModule) => ModuleName;

/** The modules of all courses or of one, a page at a time. */
export function ModuleList({ screen, calls, Attachments }: ModuleListProps) {
  const t = useT();
  const controls = useListState();
  const { courseId, filterBy, clear } = useCourseFilter(controls);
  const answer = useModulesQuery(
    { ...safeListParams(controls.state, courseModuleSortFields), course_id: courseId },
    { refetchOnMountOrArgChange: true },
  );
  const filter = useMemo(
    () => ({ element: <CourseFilter courseId={courseId} onChange={filterBy} />, active: courseId > 0, clear }),
    [courseId, filterBy, clear],
  );
  const [texts] = useState<InlineTexts<CourseModule>>(() => new Map());
  const columns = useModuleColumns(calls, texts);
  const [opened, setOpened] = useState<CourseModule>();
  const { prefetch } = Attachments;
  const attachmentsButton = useCallback(
    (row: CourseModule) => (
      <CellButton
        icon={AttachmentIcon}
        aria-label={t('list.attachments', { name: row.ModuleName })}
        onClick={() => setOpened(row)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
    ),
    [t, prefetch],
  );
  return (
    <>
      <RecordList
        messagePrefix="modules"
        {...{ screen, calls, answer, controls, columns, nameOf, filter }}
        moreActions={attachmentsButton}
        deletion={{
          subjectOf: (row) => t('modules.deleteSubject', { name: row.ModuleName, course: row.CourseName }),
          note: t('modules.deleteNote'),
        }}
      />
      {opened && <Attachments module={opened} onClosed={() => setOpened(undefined)} />}
    </>
  );
}
