import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { Box, Button, Stack } from '@vidyapath/ui';
import { TextField, type TextFieldProps } from '@vidyapath/ui/forms';
import { SearchField } from '@vidyapath/ui/staff';
import type { KeyboardEvent } from 'react';
import type { CourseChoices } from '../lib/use-course-choices';

interface CourseSelectProps extends Omit<TextFieldProps, 'select' | 'children' | 'sx' | 'fullWidth'> {
  choices: CourseChoices;
  /** Text of the option for no course. */
  none: string;
}

/** Message below the list: loading, failed, none, or how many of all are listed. */
function statusText(
  t: Translate,
  { failed, loading, search, listed, total, isLong }: CourseChoices,
): string | undefined {
  if (failed) return t('courses.failed');
  if (loading) return t('courses.loading');
  if (listed === 0) return search.trim() ? t('courses.noMatch', { text: search.trim() }) : t('courses.none');
  return isLong ? t('courses.listed', { listed, total }) : undefined;
}

const noSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A native list of courses, which works best on every device; a search beside it limits a long list. */
export function CourseSelect({ choices, none, helperText, ...field }: CourseSelectProps) {
  const t = useT();
  const small = field.size === 'small';
  const { options, search, setSearch, isLong, failed, busy, retry, more, fetchingMore } = choices;
  return (
    <Stack
      sx={{ gap: 2, minWidth: 0, ...(small && { width: { xs: '100%', sm: 280 }, '& select': { minHeight: 28 } }) }}
    >
      {isLong && (
        <Box onKeyDown={noSubmit} sx={{ pb: 1 }}>
          <SearchField label={t('courses.find')} value={search} onSearch={setSearch} maxLength={limits.list.queryMax} />
        </Box>
      )}
      <TextField
        {...field}
        select
        fullWidth
        helperText={helperText ?? statusText(t, choices) ?? (small ? undefined : ' ')}
      >
        <option value="0">{none}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {failed && (
        <Button loading={busy} onClick={retry} sx={button}>
          {t('list.retry')}
        </Button>
      )}
      {more && !failed && (
        <Button loading={fetchingMore} disabled={fetchingMore} onClick={more} sx={button}>
          {t('courses.more')}
        </Button>
      )}
    </Stack>
  );
}

const button = { minHeight: 44, alignSelf: 'flex-start' };
