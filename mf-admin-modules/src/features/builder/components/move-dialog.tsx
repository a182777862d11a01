import { useT } from '@vidyapath/client/screens/use-t';
import type { Outline } from '@vidyapath/http/course-outline';
import { Button } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { type ItemRef, moduleOf } from '../lib/tree';
import type { Tree } from '../lib/use-tree';
import { handleIdOf } from './move-handle';

interface MoveDialogProps {
  /** Lessons, or one module. */
  items: readonly ItemRef[];
  tree: Tree;
  outline: Outline;
  onClosed: () => void;
}

/** Asks for the new place of a module, or of lessons. */
export function MoveDialog({ items, tree, outline, onClosed }: MoveDialogProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [isMoved, setMoved] = useState(false);
  const [name] = useState(() => tree.nameOf(items));
  const [first] = items;
  const isModule = first?.kind === 'module';
  const [moduleId, setModuleId] = useState(() =>
    first && !isModule ? moduleOf(outline, first.id)?.module_id : undefined,
  );
  const module = outline.modules.find(({ module_id }) => module_id === moduleId);
  const siblings = isModule
    ? outline.modules.map((other) => ({ id: other.module_id, name: other.module_name }))
    : (module?.videos ?? []).map((video) => ({ id: video.video_id, name: video.video_title }));
  const moved = new Set(items.map((item) => item.id));
  const others = siblings.filter((sibling) => !moved.has(sibling.id));
  const present = items.length === 1 ? siblings.findIndex((sibling) => moved.has(sibling.id)) : -1;
  const [chosen, setChosen] = useState<number>();
  const place = chosen ?? (present >= 0 ? present : others.length);

  const textOf = (index: number) => {
    const before = others[index - 1];
    const text = before ? t('order.after', { place: index + 1, name: before.name }) : t('order.first');
    return index === present ? t('order.present', { text }) : text;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open) tree.move(items, { moduleId, beforeId: others[place]?.id ?? null });
    setMoved(true);
    setOpen(false);
  };
  const closed = () => {
    onClosed();
    // The button that opened it is another element in another module.
    if (first && isMoved) document.getElementById(handleIdOf(first))?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: closed } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {t('order.move', { name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!isModule && (
            <TextField
              select
              fullWidth
              sx={{ mt: 2 }}
              label={t('tree.module')}
              value={moduleId}
              onChange={({ target }) => {
                setModuleId(Number(target.value));
                setChosen(undefined);
              }}
            >
              {outline.modules.map(({ module_id, module_name }) => (
                <option key={module_id} value={module_id}>
                  {module_name}
                </option>
              ))}
            </TextField>
          )}
          <TextField
            select
            fullWidth
            sx={{ mt: 2 }}
            label={t(isModule ? 'tree.placeOfModule' : 'order.place')}
            value={place}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {Array.from({ length: others.length + 1 }, (_place, index) => (
              <option key={index} value={index}>
                {textOf(index)}
              </option>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ p: 4, gap: 2 }}>
          <Button onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
            {t('order.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
