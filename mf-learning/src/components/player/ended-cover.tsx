import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { StageCover } from './stage';
import { useAutoplay, useCountdown } from './use-autoplay';
import type { VideoLink } from './video-player.types';

const waitsSeconds = 5;

/** After the end: the next video, which starts by itself if the learner has chosen so, or the same again. */
export function EndedCover({ next, onAgain }: { next: VideoLink | undefined; onAgain: () => void }) {
  const t = useT();
  const autoplay = useAutoplay();
  const { left, cancel } = useCountdown(waitsSeconds, autoplay.on && next ? next.play : undefined);
  const begins = left !== 'off' && autoplay.on;
  return (
    <StageCover>
      <div role="status">
        <Typography variant="body2" sx={{ color: '#C9C5DC' }}>
          {t(next ? 'player.upNext' : 'player.finished')}
        </Typography>
        {next && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{next.title}</Typography>}
      </div>
      {begins && (
        <Typography variant="body2" role={left === 'waits' ? undefined : 'timer'} sx={{ color: '#C9C5DC' }}>
          {left === 'waits' ? t('player.waitsForText') : t('player.beginsIn', { count: left })}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {next && (
          <Button variant="contained" onClick={() => next.play()} sx={onDark.filled}>
            {t('player.playNext')}
          </Button>
        )}
        {begins && (
          <Button variant="outlined" onClick={cancel} sx={onDark.outlined}>
            {t('player.stay')}
          </Button>
        )}
        <Button variant="outlined" onClick={onAgain} sx={onDark.outlined}>
          {t('player.again')}
        </Button>
      </Stack>
    </StageCover>
  );
}

/** Buttons on the stage, which is dark in both modes. */
export const onDark = {
  filled: { bgcolor: '#B9B8FF', color: '#14131F', '&:hover': { bgcolor: '#D3D2FF' } },
  outlined: { borderColor: '#B9B8FF', color: '#D9D8FF', '&:hover': { borderColor: '#fff', color: '#fff' } },
} as const;
