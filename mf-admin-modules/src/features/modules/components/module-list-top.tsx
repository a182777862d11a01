import { type PageSize, pageSizes } from '@vidyapath/client/list-state';
import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { TextField } from '@vidyapath/ui';
import { ListToolbar } from '@vidyapath/ui/staff';
import { useFailureNotice } from '../../../lib/use-failure-notice';
import { useNotices } from '../../../lib/use-notices';
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
      labels={{
        sizes: t('list.sizes'),
        size: (size: PageSize) => (size === 'all' ? t('list.all') : String(size)),
        search: t('list.search'),
      }}
    >
      <TextField
        select
        size="small"
        label={t('list.filter')}
        value={known ? list.courseId : 0}
        onChange={(event) => list.filterBy(Number(event.target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
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
