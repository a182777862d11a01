import InputAdornment from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

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
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  if (value !== told) {
    setTold(value);
    if (value.trim() !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(() => {
      setTold(text);
      tell.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, told]);
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
              <SvgIcon fontSize="small">
                <path d="M9.5 3a6.5 6.5 0 0 1 5.2 10.4l5 5-1.3 1.3-5-5A6.5 6.5 0 1 1 9.5 3m0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9" />
              </SvgIcon>
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', sm: 280 }, '& .MuiInputBase-root': { minHeight: 44 } }}
    />
  );
}
