import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { useT } from '@vidyapath/client/screens/use-t';
import { CheckIcon, CloseIcon, IconButton, Stack } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { type KeyboardEvent, useEffect } from 'react';
import type { InlineEdit } from '../lib/use-inline-edit';

export interface InlineTextFieldProps {
  edit: InlineEdit;
  text: string;
  label: string;
  multiline?: boolean | undefined;
  /** Shown under the field while it has no error. */
  hint?: string | undefined;
}

/** Field in place of a value: Enter saves (Shift+Enter is a new line in a long text), Escape cancels. */
export function InlineTextField({ edit, text, label, multiline = false, hint }: InlineTextFieldProps) {
  const t = useT();
  const { control, press } = useFocusBack<HTMLInputElement>(edit.busy);
  useEffect(() => {
    control.current?.focus();
    control.current?.select();
  }, [control]);
  const save = () => {
    press();
    edit.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') edit.close();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', minWidth: 0 }}>
      <TextField
        size="small"
        sx={{ flex: '1 1 176px', minWidth: 0 }}
        value={text}
        onChange={(event) => edit.type(event.target.value)}
        onKeyDown={onKeyDown}
        inputRef={control}
        multiline={multiline}
        maxRows={8}
        error={edit.fault !== undefined}
        helperText={edit.fault ?? (edit.restored ? t('form.restored') : hint)}
        slotProps={{
          htmlInput: { 'aria-label': label, dir: 'auto', readOnly: edit.busy },
          formHelperText: hint ? { 'aria-live': 'polite' } : { role: 'alert' },
        }}
      />
      <Stack direction="row">
        <IconButton
          aria-label={t('inline.save')}
          loading={edit.busy}
          disabled={edit.busy}
          onClick={save}
          color="primary"
          sx={touch}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('inline.cancel')} disabled={!edit.canClose} onClick={edit.close} sx={touch}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
    </Stack>
  );
}

const touch = { width: 44, height: 44, flexShrink: 0 };
