import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { Button, Stack } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import { SearchField } from '@vidyapath/ui/staff';
import { useCourseLessons } from '../../../lib/course-lessons';
import { type ThreadListControls, threadSorts } from '../lib/use-thread-list';

const orderNames = {
  'created_at:desc': 'created_at',
  'last_post_at:desc': 'last_post_at',
  'post_count:desc': 'post_count',
} as const;

interface ThreadToolbarProps {
  list: ThreadListControls;
  /** There is nothing to search in. */
  isEmpty: boolean;
  onAsk: () => void;
}

/** Search, lesson and order of the questions, and the button for a new one. */
export function ThreadToolbar({ list, isEmpty, onAsk }: ThreadToolbarProps) {
  const t = useT();
  const { lessons } = useCourseLessons();
  const ask = (
    <Button variant="contained" onClick={onAsk} sx={{ minHeight: 44 }}>
      {t('thread.ask.open')}
    </Button>
  );
  if (isEmpty) return ask;
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 4 }}>
      {ask}
      <SearchField
        label={t('thread.search')}
        value={list.find}
        onSearch={list.search}
        maxLength={limits.list.queryMax}
      />
      <FilterChoice label={t('thread.lesson')} value={String(list.lesson ?? '')} onChange={list.ofLesson}>
        <option value="">{t('thread.everyLesson')}</option>
        {lessons.map(({ videoId, title }) => (
          <option key={videoId} value={videoId}>
            {title}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('thread.order')} value={list.order} onChange={list.orderBy}>
        <option value="">{t('thread.orders.standard')}</option>
        {threadSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`thread.orders.${orderNames[sort]}`)}
          </option>
        ))}
      </FilterChoice>
      <FormControlLabel
        label={t('thread.onlyUnanswered')}
        control={<Checkbox checked={list.unanswered} onChange={({ target }) => list.onlyUnanswered(target.checked)} />}
        sx={{ minHeight: 44 }}
      />
    </Stack>
  );
}
