import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Link, SkipNextIcon, SkipPreviousIcon, Stack, Typography } from '@vidyapath/ui';
import { type Choices, PlayerChoices } from './player-choices';
import type { VideoLink } from './video-player.types';

interface PlayerBarProps {
  previous: VideoLink | undefined;
  next: VideoLink | undefined;
  /** A service's own page of the video. */
  page: string | undefined;
  choices: Choices;
}

export function PlayerBar({ previous, next, page, choices }: PlayerBarProps) {
  const t = useT();
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size="small"
          startIcon={<SkipPreviousIcon />}
          disabled={!previous}
          onClick={() => previous?.play()}
          sx={tall}
        >
          {t('player.previous')}
        </Button>
        <Button size="small" endIcon={<SkipNextIcon />} disabled={!next} onClick={() => next?.play()} sx={tall}>
          {t('player.next')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {page && (
          <Link href={page} target="_blank" rel="noopener noreferrer" variant="body2">
            {t('player.openInNewTab')}
          </Link>
        )}
      </Stack>
      <PlayerChoices {...choices} />
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', '@media (hover: none), (max-width: 599.95px)': { display: 'none' } }}
      >
        {t('player.shortcuts')}
      </Typography>
    </Stack>
  );
}

const tall = { minHeight: 44 };
