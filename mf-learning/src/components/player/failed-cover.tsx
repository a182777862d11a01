import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { onDark } from './ended-cover';
import { StageCover } from './stage';
import type { VideoLink } from './video-player.types';

interface FailedCoverProps {
  /** Where the video can be opened outside the player, if anywhere. */
  page: string | undefined;
  /** Why the service does not let it play; undefined: the player has failed. */
  refusal: ClientProblem | undefined;
  next: VideoLink | undefined;
  onBuy: () => void;
  /** Absent when trying again can't help. */
  onRetry: (() => void) | undefined;
}

/** Refusals with words of their own. */
function reasonOf({ kind, status }: ClientProblem) {
  if (kind === 'course-not-bought') return 'accessEnded';
  if (kind === 'lesson-not-ready') return 'notReady';
  return status === 404 ? 'notPublished' : undefined;
}

/** Says why a video can't be played, and offers what else can be done. */
export function FailedCover({ page, refusal, next, onBuy, onRetry }: FailedCoverProps) {
  const t = useT();
  const reason = refusal && reasonOf(refusal);
  const words = reason ? t(`player.refused.${reason}.text`) : refusal && problemText(t, refusal);
  const isFinal = reason === 'accessEnded' || reason === 'notPublished';
  return (
    <StageCover role="alert">
      <Typography sx={{ fontWeight: 600 }}>{t(reason ? `player.refused.${reason}.title` : 'player.failed')}</Typography>
      <Typography variant="body2" sx={{ color: '#C9C5DC', maxWidth: 440 }}>
        {words ?? t('player.failedText')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {reason === 'accessEnded' && (
          <Button variant="contained" onClick={onBuy} sx={onDark.filled}>
            {t('offer.about')}
          </Button>
        )}
        {onRetry && !isFinal && (
          <Button variant="contained" onClick={onRetry} sx={onDark.filled}>
            {t('player.retry')}
          </Button>
        )}
        {next && (
          <Button variant="outlined" onClick={() => next.play()} sx={onDark.outlined}>
            {t('player.playNext')}
          </Button>
        )}
        {page && !refusal && (
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
