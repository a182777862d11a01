import { pageSizes } from '@vidyapath/client/list-state';
import { toolbarTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { TextField } from '@vidyapath/ui/forms';
import { ListToolbar } from '@vidyapath/ui/staff';
import { useFailureNotice } from '@vidyapath/client/use-failure-notice';
import { useNotices } from '@vidyapath/client/use-notices';
import { useCourseChoicesQuery } from '../api/courses.endpoints';
import type { useModuleList } from '../lib/use-module-list';

/** Page sizes, the course filter and the search, tied to the URL. */
export function ModuleListTop({ list }: { list: ReturnType<typeof useModuleList> }) {
  const t = useT();
  const notices = useNotices();
  const { data: courses = [], error } = useCourseChoicesQuery();
  useFailureNotice(error, () => notices.failure('notice.coursesFailed'));
  const { state, resize, search } = list.controls;
  const known = courses.some(({ id }) => id === list.courseId);
  return (
    <ListToolbar
      sizes={pageSizes}
      size={state.size}
      onSize={(size) => resize(size)}
      search={state.search}
      onSearch={(text) => search(text)}
      searchMaxLength={limits.list.queryMax}
      labels={toolbarTexts(t)}
    >
      <TextField
        select
        size="small"
        label={t('list.filter')}
        value={known ? list.courseId : 0}
        onChange={(event) => list.filterBy(Number(event.target.value))}
       
        sx={{ width: { xs: '100%', sm: 260 }, '& select': { minHeight: 28 } }}
      >
        <option value={0}>{t('list.allCourses')}</option>
        {courses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
    </ListToolbar>
  );
}
