import { InputAdornment } from '../fields/input-adornment';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { SearchIcon } from '../icons';
import { TextField } from '../text-field/text-field';
import { useOwnText } from './use-own-text';

export interface SearchFieldProps {
  label: string;
  /** The search that the list shows. */
  value: string;
  /** Told once typing pauses. */
  onSearch: (text: string) => void;
  maxLength?: number;
}

/** Milliseconds without a key before the list is searched. */
const pause = 300;

/** Search box that owns its text while one types, so that a slow list never takes a letter or the focus away. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
  const { text, setText, isTold, noteTold } = useOwnText(value);
  // At once, since what is pressed next builds on the address as it was last drawn.
  const tell = useEffectEvent(() =>
    flushSync(() => {
      noteTold();
      onSearch(text);
    }),
  );
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [text, isTold]);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        htmlInput: { maxLength },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  );
}
