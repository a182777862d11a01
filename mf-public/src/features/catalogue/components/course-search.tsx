import { useT } from '@vidyapath/client/screens/use-t';
import { useTypedText } from '@vidyapath/client/screens/use-typed-text';
import { limits } from '@vidyapath/http/limits';
import { SearchIcon } from '@vidyapath/ui';
import { InputAdornment, TextField } from '@vidyapath/ui/forms';

const fieldId = 'catalogue-search';

interface CourseSearchProps {
  /** The search of the URL. */
  search: string;
  onSearch: (search: string) => void;
}

export function CourseSearch({ search, onSearch }: CourseSearchProps) {
  const t = useT();
  const [typed, setTyped] = useTypedText(search, fieldId);
  return (
    <TextField
      id={fieldId}
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
