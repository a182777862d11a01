import { rowTexts } from '@vidyapath/client/formats/staff-texts';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { CourseListItem } from '@vidyapath/http/course';
import { courseSortFields } from '@vidyapath/http/sort-fields';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import { DeleteRecord } from '@vidyapath/remote-kit/delete-record';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { icon } from '@vidyapath/ui';
import { CellButton, RowActions } from '@vidyapath/ui/staff';
import { type ReactNode, useMemo, useState } from 'react';
import { useCourseCalls } from '../../../lib/courses.endpoints';
import { useCategoryOptions } from '../../../lib/use-category-options';
import { useStudioCoursesQuery } from '../api/studio-courses.endpoints';
import { studioColumns } from '../lib/studio-columns';
import { CopyCourse } from './copy-course';

/* After Material Symbols (Apache License 2.0). */
const CopyIcon = icon(
  'CopyIcon',
  'M16 1H4a2 2 0 0 0-2 2v14h2V3h12zm3 4H8a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m0 16H8V7h11z',
);

const idOf = ({ course_id }: CourseListItem) => course_id;

/** The courses of the builder, each opened, copied and deleted from its row. */
export function StudioList({ add }: { add: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const notices = useNotices();
  const { navigate } = usePlatform();
  const controls = useListState();
  const calls = useCourseCalls();
  const { nameOf } = useCategoryOptions();
  const [asked, setAsked] = useState<{ action: 'copy' | 'delete'; course: CourseListItem }>();
  const answer = useStudioCoursesQuery(safeListParams(controls.state, courseSortFields), {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => studioColumns(t, language, nameOf), [t, language, nameOf]);
  const actions = useMemo(
    () => ({
      header: t('list.actions'),
      render: (course: CourseListItem) => (
        <RowActions
          labels={rowTexts(t, course.course_name)}
          onEdit={() => navigate.to(builderAddresses.details(course.course_id))}
          onDelete={() => setAsked({ action: 'delete', course })}
        >
          <CellButton
            icon={CopyIcon}
            aria-label={t('studio.copy.button', { name: course.course_name })}
            onClick={() => setAsked({ action: 'copy', course })}
          />
        </RowActions>
      ),
    }),
    [t, navigate],
  );
  const close = () => setAsked(undefined);
  return (
    <>
      <ListView<CourseListItem>
        messagePrefix="courses"
        {...{ answer, controls, columns, actions }}
        rowKey={idOf}
        emptyAction={add}
      />
      {asked?.action === 'copy' && <CopyCourse course={asked.course} onClosed={close} />}
      {asked?.action === 'delete' && (
        <DeleteRecord
          row={asked.course}
          calls={calls}
          title={t('courses.deleteTitle')}
          subject={asked.course.course_name}
          note={t('courses.deleteNote')}
          onDeleted={() => notices.success('courses.deleted')}
          onFailed={() => notices.failure('courses.failed.delete')}
          onClosed={close}
        />
      )}
    </>
  );
}
