import { skipToken } from '@vidyapath/client/query';
import { useT } from '@vidyapath/client/screens/use-t';
import { courseSearchLimits } from '@vidyapath/http/course-search-paths';
import { Box, Button, Typography } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced';
import { catalogueApi } from '../api/catalogue.endpoints';
import { typingPause } from '../lib/typing-pause';

/** Finds a teacher by a part of the name. */
export function TeacherFilter({ onChoose }: { onChoose: (slug: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), typingPause);
  const isSearch = q.length >= courseSearchLimits.suggestionMin && typed.trim() !== '';
  const { currentData } = catalogueApi.useSuggestionsQuery(isSearch ? q : skipToken);
  const teachers = currentData?.teachers ?? [];
  return (
    <div>
      <TextField
        label={t('catalogue.filters.teacher')}
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: courseSearchLimits.suggestionMax, autoComplete: 'off' } }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 1 } }}>
        {currentData && t('catalogue.filters.teachers', { count: teachers.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {teachers.map(({ name, slug }) => (
          <li key={slug}>
            <Button
              fullWidth
              onClick={() => {
                setTyped('');
                onChoose(slug);
              }}
              sx={{ px: 2, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {name}
            </Button>
          </li>
        ))}
      </Box>
    </div>
  );
}
