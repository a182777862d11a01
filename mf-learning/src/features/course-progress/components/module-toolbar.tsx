import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { progressSizes } from '../state/progress-list-state';
import type { ProgressListControls } from '../state/use-progress-list';
import { useSearchText } from '../state/use-search-text';

interface ModuleToolbarProps {
  total: number;
  found: number;
  list: ProgressListControls;
}

export function ModuleToolbar({ total, found, list }: ModuleToolbarProps) {
  const t = useT();
  const [text, setText] = useSearchText(list);
  return (
    <Stack direction="row" sx={{ gap: 4, pb: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        type="search"
        size="small"
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 240px', maxWidth: { sm: 400 } }}
      />
      <TextField
        select
        size="small"
        label={t('list.perPage')}
        value={String(list.state.size)}
        onChange={(event) => list.resize(progressSizes.find((size) => String(size) === event.target.value) ?? 10)}
        sx={{ minWidth: 104 }}
      >
        {progressSizes.map((size) => (
          <option key={size} value={size}>
            {size === 'all' ? t('list.all') : size}
          </option>
        ))}
      </TextField>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span">{t('list.total', { count: total })}</Box>{' '}
        <Box component="span">{t('list.found', { count: found })}</Box>
      </Typography>
    </Stack>
  );
}
