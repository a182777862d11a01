import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { type Outline, outlineLimits } from '@vidyapath/http/course-outline';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { addressesOf, itemsOf, lessonsAt } from '../lib/addresses';
import { useAddAddresses } from '../lib/use-add-addresses';
import type { AddLessons } from '../lib/use-add-lessons';
import { useArchiveItems } from '../lib/use-archive-items';
import type { Tree } from '../lib/use-tree';
import { ArchiveItemVideos } from './archive-item-videos';

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
  const archive = useArchiveItems();
  /** Addresses of which no lesson is made: staff left them out, or they were stored before another one failed. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (urls: readonly string[]) => setLeft((now) => new Set([...now, ...urls]));
  const adding = useAddAddresses((lessons) =>
    addLessons(lessons, moduleId, (stored) => leave(stored.map(({ video_url }) => video_url))),
  );
  const busy = adding.reading !== undefined || archive.isReading;
  const { addresses, wrong } = addressesOf(text);
  const items = itemsOf(addresses);
  const mustOffer = items.length > 0 && archive.items === undefined;
  const lessons = lessonsAt(addresses, archive.items ?? []).filter(({ video_url }) => !left.has(video_url));

  function faultOf(): string | undefined {
    if (wrong.length > 0) return t('tree.addresses.wrong', { lines: wrong.join(', ') });
    if (addresses.length === 0) return t('tree.addresses.none');
    if (addresses.length > outlineLimits.lessons) return t('tree.addresses.tooMany', { count: outlineLimits.lessons });
    if (!mustOffer && lessons.length === 0) return t('tree.addresses.noneChosen');
    return undefined;
  }

  function changeText(changed: string): void {
    setText(changed);
    setFault(undefined);
    setLeft(new Set());
    archive.clear();
  }

  function choose(urls: readonly string[], isChosen: boolean): void {
    setFault(undefined);
    if (isChosen) setLeft(new Set([...left].filter((url) => !urls.includes(url))));
    else leave(urls);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = faultOf();
    setFault(found);
    if (found !== undefined || busy) return;
    if (mustOffer) return archive.read(items);
    if (!(await adding.add(lessons))) return;
    tree.say(t('tree.addresses.added', { count: lessons.length }));
    changeText('');
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('tree.addresses.open')}
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={id}>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={form}>
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
              onChange={({ target }) => changeText(target.value)}
              error={fault !== undefined}
              helperText={fault ?? t('tree.addresses.hint')}
              slotProps={{ htmlInput: { readOnly: busy }, formHelperText: { 'aria-live': 'polite' } }}
            />
            <Box role="status">
              {archive.isReading && t('tree.addresses.readingItems')}
              {archive.items && items.length > 0 && t('tree.addresses.chosen', { count: lessons.length })}
            </Box>
            {archive.items?.map((item) => (
              <ArchiveItemVideos key={item.item} item={item} left={left} disabled={busy} onChoose={choose} />
            ))}
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
            {adding.reading && adding.reading.count > 0 && (
              <Typography role="status">{t('tree.addresses.reading', { ...adding.reading })}</Typography>
            )}
            {archive.failed && (
              <Alert severity="error">
                {archive.failed.item}:{' '}
                {problemText(t, archive.failed.problem, { messagePrefix: 'tree.addresses.item' })}
              </Alert>
            )}
            {adding.problem && <Alert severity="error">{problemText(t, adding.problem)}</Alert>}
          </DialogContent>
          <DialogActions sx={{ p: 4, gap: 2 }}>
            <Button disabled={busy} onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={busy} sx={{ minHeight: 44 }}>
              {t(mustOffer ? 'tree.addresses.offer' : 'tree.addresses.add')}
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
    </>
  );
}

/** Only the content scrolls, so that the buttons stay in view. */
const form = { display: 'flex', flexDirection: 'column', minHeight: 0 };
