import { useT } from '@vidyapath/client/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { StageCover } from './stage';
import type { VideoLink } from './video-player.types';

/** After the end: what comes next, or the same again. */
export function EndedCover({ next, onAgain }: { next: VideoLink | undefined; onAgain: () => void }) {
  const t = useT();
  return (
    <StageCover role="status">
      <Typography variant="body2" sx={{ color: '#C9C5DC' }}>
        {t(next ? 'player.upNext' : 'player.finished')}
      </Typography>
      {next && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{next.title}</Typography>}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {next && (
          <Button variant="contained" onClick={() => next.play()} sx={onDark.filled}>
            {t('player.playNext')}
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
