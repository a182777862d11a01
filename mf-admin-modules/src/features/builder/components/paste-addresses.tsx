import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { type Outline, outlineLimits } from '@vidyapath/http/course-outline';
import { Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { addressesOf, itemOf } from '../lib/addresses';
import { useAddAddresses } from '../lib/use-add-addresses';
import type { AddLessons } from '../lib/use-add-lessons';
import type { Tree } from '../lib/use-tree';

interface PasteAddressesProps {
  tree: Tree;
  outline: Outline;
  addLessons: AddLessons;
}

/** Makes lessons of addresses, one a line. */
export function PasteAddresses({ tree, outline, addLessons }: PasteAddressesProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  const moduleId = chosen ?? outline.modules.at(-1)?.module_id;
  const adding = useAddAddresses((lessons) => addLessons(lessons, moduleId));
  const busy = adding.done !== undefined;
  const { addresses, wrong } = addressesOf(text);

  function faultOf(): string | undefined {
    const items = addresses.filter((address) => itemOf(address) !== undefined);
    if (wrong.length > 0) return t('tree.addresses.wrong', { lines: wrong.join(', ') });
    if (addresses.length === 0) return t('tree.addresses.none');
    if (items.length > 0) return t('tree.addresses.items', { items: items.join(', ') });
    if (addresses.length > outlineLimits.lessons) return t('tree.addresses.tooMany', { count: outlineLimits.lessons });
    return undefined;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = faultOf();
    setFault(found);
    if (found !== undefined || busy || !(await adding.add(addresses))) return;
    tree.say(t('tree.addresses.added', { count: addresses.length }));
    setText('');
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('tree.addresses.open')}
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={id}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogTitle id={id}>{t('tree.addresses.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TextField
              multiline
              fullWidth
              minRows={4}
              maxRows={12}
              sx={{ mt: 2 }}
              label={t('tree.addresses.field')}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFault(undefined);
              }}
              error={fault !== undefined}
              helperText={fault ?? t('tree.addresses.hint')}
              slotProps={{ htmlInput: { readOnly: busy }, formHelperText: { 'aria-live': 'polite' } }}
            />
            {outline.modules.length > 1 && (
              <TextField
                select
                fullWidth
                label={t('tree.module')}
                value={moduleId}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {outline.modules.map(({ module_id, module_name }) => (
                  <option key={module_id} value={module_id}>
                    {module_name}
                  </option>
                ))}
              </TextField>
            )}
            {busy && (
              <Typography role="status">
                {t('tree.addresses.reading', { done: adding.done ?? 0, count: addresses.length })}
              </Typography>
            )}
            {adding.problem && <Alert severity="error">{problemText(t, adding.problem)}</Alert>}
          </DialogContent>
          <DialogActions sx={{ p: 4, gap: 2 }}>
            <Button disabled={busy} onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={busy} sx={{ minHeight: 44 }}>
              {t('tree.addresses.add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
