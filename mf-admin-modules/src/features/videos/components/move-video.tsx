import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Button } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useId, useState } from 'react';

interface MoveVideoProps {
  video: ModuleVideo;
  /** In their order, with the video. */
  videos: readonly ModuleVideo[];
  onMove: (index: number) => void;
  onClosed: () => void;
}

/** Asks for the new place of a video. */
export function MoveVideo({ video, videos, onMove, onClosed }: MoveVideoProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(true);
  const others = videos.filter(({ video_id }) => video_id !== video.video_id);
  const present = videos.findIndex(({ video_id }) => video_id === video.video_id);
  const [index, setIndex] = useState(present);
  const textOf = (place: number) => {
    const before = others[place - 1];
    const text = before ? t('order.after', { place: place + 1, name: before.video_title }) : t('order.first');
    return place === present ? t('order.present', { text }) : text;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A submit passes through React's tree to the form of the screen.
    event.stopPropagation();
    if (open && index !== present) onMove(index);
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {t('order.move', { name: video.video_title })}
        </DialogTitle>
        <DialogContent>
          <TextField
            select
            fullWidth
            sx={{ mt: 2 }}
            label={t('order.place')}
            value={index}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            {videos.map(({ video_id }, place) => (
              <option key={video_id} value={place}>
                {textOf(place)}
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
