import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { Stack } from '@vidyapath/ui';
import { SearchField } from '@vidyapath/ui/staff';

interface ModerationBarProps {
  parts: readonly { value: string; text: string }[];
  list: { show: string; q: string; choose: (show: string) => void; search: (q: string) => void };
}

/** Which part of the list is shown, and its search. */
export function ModerationBar({ parts, list }: ModerationBarProps) {
  const t = useT();
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FilterChoice label={t('moderation.show')} value={list.show} onChange={list.choose}>
        {parts.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FilterChoice>
      <SearchField
        label={t('moderation.search')}
        value={list.q}
        onSearch={list.search}
        maxLength={limits.list.queryMax}
      />
    </Stack>
  );
}
