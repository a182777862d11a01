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
  /** Called when typing pauses. */
  onSearch: (text: string) => void;
  maxLength?: number;
}

/** Milliseconds without a key before the list is searched. */
const pause = 300;

/** Search box that owns its text while the user types, so that a slow list never removes a letter or the focus. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
  const { text, setText, isReported, noteReported } = useOwnText(value);
  // Synchronous, since the next click uses the address of the last render.
  const report = useEffectEvent(() =>
    flushSync(() => {
      noteReported();
      onSearch(text);
    }),
  );
  useEffect(() => {
    if (isReported) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // While another page loads, this one is still shown, and a search here would cancel the navigation.
      if (window.location.pathname === pathname) report();
    }, pause);
    return () => clearTimeout(timer);
  }, [text, isReported]);
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
