import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FieldLabel } from '@vidyapath/remote-kit/field-label';
import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { Box, Button, CloseIcon, IconButton } from '@vidyapath/ui';
import { FormHelperText, TextField } from '@vidyapath/ui/forms';
import { useField } from 'formik';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const { linesMax } = limits.course;

interface LinesFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** A list of short lines: Enter adds the next one, Backspace in an empty one removes it. */
export function LinesField({ name, label, hint }: LinesFieldProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<number>(undefined);
  const [{ value: lines }, , { setValue }] = useField<string[]>(name);
  const error = useFieldError(name);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.querySelectorAll('input')[toFocus.current]?.focus();
    toFocus.current = undefined;
  }, [lines]);

  const put = (next: string[], focused?: number) => {
    toFocus.current = focused;
    void setValue(next);
  };
  const addAfter = (at: number) => {
    if (lines.length < linesMax) put(lines.toSpliced(at + 1, 0, ''), at + 1);
  };
  const removeAt = (at: number) => put(lines.toSpliced(at, 1), Math.max(0, at - 1));
  const press = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') addAfter(at);
    else if (event.key === 'Backspace' && lines[at] === '') removeAt(at);
    else return;
    event.preventDefault();
  };

  return (
    <Box data-field={name} role="group" aria-labelledby={`${name}-label`} aria-describedby={`${name}-help`}>
      <FieldLabel id={`${name}-label`} label={label} error={error !== undefined} />
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {lines.map((line, at) => (
          // A line has no name but its place.
          <Box component="li" key={at} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              fullWidth
              size="small"
              value={line}
              onChange={({ target }) => void setValue(lines.with(at, target.value))}
              onKeyDown={(event) => press(event, at)}
              slotProps={{
                htmlInput: { 'aria-label': t('details.line', { list: label, number: at + 1 }), dir: 'auto' },
              }}
            />
            <IconButton
              aria-label={t('details.removeLine', { number: at + 1, list: label })}
              onClick={() => removeAt(at)}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {lines.length < linesMax && (
        <Button onClick={() => addAfter(lines.length - 1)} sx={{ minHeight: 44, ml: -2 }}>
          {t('details.addLine')}
        </Button>
      )}
      <FormHelperText id={`${name}-help`} error={error !== undefined} aria-live="polite">
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}
