import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useState } from 'react';
import { UndoBar } from '../../../../components/undo-bar';
import type { EditedCaptions } from '../../lib/captions/use-cues';

interface CaptionStateProps {
  captions: EditedCaptions;
  /** Whether learners see what is stored. */
  isShown: boolean;
  /** Number of captions with a fault. */
  faulty: number;
  /** Tells those who hear the screen. */
  say: (text: string) => void;
}

/** Whether the captions are stored and seen, and what makes them so; in view while the table is scrolled. */
export function CaptionState({ captions, isShown, faulty, say }: CaptionStateProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { cues, changed, busy, exists, restored, undo, save, takeStored, approve } = captions;
  return (
    <Stack sx={{ gap: 2, position: 'sticky', bottom: 0, py: 3, bgcolor: 'background.paper', zIndex: 1, minWidth: 0 }}>
      <UndoBar undo={undo} say={say} />
      <Typography role="status" variant="body2">
        {stateText()}
      </Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={busy}
          disabled={busy || !changed || faulty > 0 || cues.length === 0}
          onClick={save}
          sx={{ minHeight: 44 }}
        >
          {t('captions.save')}
        </Button>
        {changed && (
          <Button disabled={busy} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {t('captions.discard')}
          </Button>
        )}
        {exists && !changed && !isShown && (
          <Button variant="outlined" disabled={busy} onClick={approve} sx={{ minHeight: 44 }}>
            {t('captions.approve')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('captions.discard')}
        question={t('captions.discardQuestion')}
        labels={{ confirm: t('captions.discardAll'), cancel: t('delete.cancel') }}
        onConfirm={() => {
          setAsking(false);
          takeStored();
        }}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );

  function stateText(): string {
    if (faulty > 0) return t('captions.faulty', { count: faulty });
    if (changed) return t(restored ? 'captions.restored' : 'captions.changed');
    if (!exists) return '';
    return t(isShown ? 'captions.shown' : 'captions.notShown');
  }
}
