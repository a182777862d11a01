import { pageSizes } from '@vidyapath/client/list-state';
import { toolbarTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { ListToolbar } from '@vidyapath/ui/staff';
import { useCourseChoices } from '../lib/use-course-choices';
import type { useModuleList } from '../lib/use-module-list';
import { CourseSelect } from './course-select';

/** Page sizes, the course filter and the search, tied to the URL. */
export function ModuleListTop({ list }: { list: ReturnType<typeof useModuleList> }) {
  const t = useT();
  const choices = useCourseChoices(list.courseId);
  const { state, resize, search } = list.controls;
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
      <CourseSelect
        choices={choices}
        none={t('list.allCourses')}
        size="small"
        label={t('list.filter')}
        value={list.courseId}
        onChange={(event) => list.filterBy(Number(event.target.value))}
        slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
      />
    </ListToolbar>
  );
}
