import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { onDark } from './ended-cover';
import { StageCover } from './stage';
import type { VideoLink } from './video-player.types';

interface FailedCoverProps {
  /** Where the video can be opened outside the player, if anywhere. */
  page: string | undefined;
  next: VideoLink | undefined;
  /** Absent when trying again can't help. */
  onRetry: (() => void) | undefined;
}

/** Says that a video can't be played, and offers what else can be done. */
export function FailedCover({ page, next, onRetry }: FailedCoverProps) {
  const t = useT();
  return (
    <StageCover role="alert">
      <Typography sx={{ fontWeight: 600 }}>{t('player.failed')}</Typography>
      <Typography variant="body2" sx={{ color: '#C9C5DC', maxWidth: 440 }}>
        {t('player.failedText')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry} sx={onDark.filled}>
            {t('player.retry')}
          </Button>
        )}
        {next && (
          <Button variant="outlined" onClick={() => next.play()} sx={onDark.outlined}>
            {t('player.playNext')}
          </Button>
        )}
        {page && (
          <Button
            component="a"
            variant="outlined"
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            sx={onDark.outlined}
          >
            {t('player.openInNewTab')}
          </Button>
        )}
      </Stack>
    </StageCover>
  );
}
