import { useT } from '@vidyapath/client/use-t';
import { Box, Button, Link, SkipNextIcon, SkipPreviousIcon, Stack, Typography } from '@vidyapath/ui';
import { type Speed, SpeedChoice } from './speed-choice';
import type { VideoLink } from './video-player.types';

/** What the browser's controls have for the pointer alone. */
interface OwnControls {
  speed: Speed;
  /** The small window above everything else, where the browser has one. */
  floating: { on: boolean; toggle: () => void } | undefined;
}

interface PlayerBarProps {
  previous: VideoLink | undefined;
  next: VideoLink | undefined;
  /** A service's own page of the video. */
  page: string | undefined;
  /** Where the page has a say in how the video is shown. */
  own: OwnControls | undefined;
}

export function PlayerBar({ previous, next, page, own }: PlayerBarProps) {
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
        {own?.floating && (
          <Button size="small" aria-pressed={own.floating.on} onClick={own.floating.toggle} sx={tall}>
            {t('player.floating')}
          </Button>
        )}
        {own && <SpeedChoice {...own.speed} />}
        {page && (
          <Link href={page} target="_blank" rel="noopener noreferrer" variant="body2">
            {t('player.openInNewTab')}
          </Link>
        )}
      </Stack>
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
