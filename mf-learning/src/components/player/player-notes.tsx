import { useT } from '@vidyapath/client/screens/use-t';
import { Button, CheckIcon, Stack, Typography } from '@vidyapath/ui';
import { shortClock } from '../../lib/short-clock';
import type { MarkAsDone } from './video-player.types';

interface PlayerNotesProps {
  /** Second at which the video continued, as long as its start is offered. */
  resumedAt: number | undefined;
  onRestart: () => void;
  markAsDone: MarkAsDone | undefined;
}

/** Below the video: where it continued, and the button to mark it as done where the player can't report that. */
export function PlayerNotes({ resumedAt, onRestart, markAsDone }: PlayerNotesProps) {
  const t = useT();
  return (
    <>
      {resumedAt !== undefined && (
        <Stack direction="row" sx={note}>
          <Typography variant="body2">{t('player.wentOnAt', { clock: shortClock(resumedAt) })}</Typography>
          <Button size="small" onClick={onRestart} sx={{ minHeight: 44 }}>
            {t('player.fromStart')}
          </Button>
        </Stack>
      )}
      {markAsDone && (
        <Stack direction="row" sx={note}>
          <Typography variant="body2" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
            {t(markAsDone.unmeasured ? 'player.unmeasured' : 'player.hidden')}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<CheckIcon />}
            loading={markAsDone.busy}
            onClick={markAsDone.mark}
            sx={{ minHeight: 44 }}
          >
            {t('player.markAsDone')}
          </Button>
        </Stack>
      )}
    </>
  );
}

const note = { gap: 2, flexWrap: 'wrap', alignItems: 'center' };
