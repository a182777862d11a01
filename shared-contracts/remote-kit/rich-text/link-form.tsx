import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { type KeyboardEvent, useState } from 'react';
import { isWebAddress } from './allowed-html';

interface LinkFormProps {
  id: string;
  /** Address of the link that is changed; empty for a new one. */
  url: string;
  onSet: (url: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for the address of a link. It is inside another form, so Enter must not submit that form. */
export function LinkForm({ id, url, onSet, onRemove, onClose }: LinkFormProps) {
  const t = useT();
  const [address, setAddress] = useState(url || 'https://');
  const [wrong, setWrong] = useState(false);

  function set() {
    const trimmed = address.trim();
    if (isWebAddress(trimmed)) onSet(trimmed);
    else setWrong(true);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      set();
    }
    if (event.key === 'Escape') onClose();
  }

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, p: 3, borderBottom: 1, borderColor: 'divider', '& button': { minHeight: 44 } }}
    >
      <TextField
        id={id}
        size="small"
        label={t('richText.linkAddress')}
        value={address}
        error={wrong}
        helperText={wrong ? t('rule.url') : ' '}
        inputRef={(input: HTMLInputElement | null) => input?.focus()}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
        slotProps={{ htmlInput: { inputMode: 'url' }, formHelperText: { 'aria-live': 'polite' } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button variant="contained" onClick={set}>
        {t('richText.linkApply')}
      </Button>
      {url && <Button onClick={onRemove}>{t('richText.linkRemove')}</Button>}
      <Button onClick={onClose}>{t('richText.linkClose')}</Button>
    </Stack>
  );
}
