import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { SearchIcon } from '@vidyapath/ui';
import { InputAdornment, TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';

interface CourseSearchProps {
  /** As it stands in the URL. */
  search: string;
  onSearch: (search: string) => void;
}

/** Has its own text while one types, so that the URL, which follows later, never moves the cursor. */
export function CourseSearch({ search, onSearch }: CourseSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (document.activeElement?.id !== 'catalogue-search') setTyped(search);
  }
  return (
    <TextField
      id="catalogue-search"
      type="search"
      label={t('catalogue.search')}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onSearch(event.target.value);
      }}
      sx={{ width: 1, maxWidth: 480 }}
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
