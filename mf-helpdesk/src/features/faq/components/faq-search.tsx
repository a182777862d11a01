import { useT } from '@vidyapath/client/screens/use-t';
import { useTypedText } from '@vidyapath/client/screens/use-typed-text';
import { limits } from '@vidyapath/http/limits';
import { SearchIcon } from '@vidyapath/ui';
import { InputAdornment, TextField } from '@vidyapath/ui/forms';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a key press before the questions are searched. */
const pause = 300;
const fieldId = 'faq-search';

interface FaqSearchProps {
  /** As in the URL. */
  search: string;
  onSearch: (search: string) => void;
}

export function FaqSearch({ search, onSearch }: FaqSearchProps) {
  const t = useT();
  const [typed, setTyped] = useTypedText(search, fieldId);
  const report = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => report(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      id={fieldId}
      type="search"
      label={t('faq.search')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ width: 1, maxWidth: 560 }}
      slotProps={{
        htmlInput: { maxLength: limits.list.queryMax, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
