import { useT } from '@vidyapath/client/screens/use-t';
import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, PauseIcon, PlayIcon, Typography } from '@vidyapath/ui';

interface CarouselControlsProps {
  position: string;
  onTurn: (by: number) => void;
  /** Left out when it never turns by itself. */
  running?: boolean;
  onRunning?: (running: boolean) => void;
}

const touchTarget = { width: 44, height: 44 };

export function CarouselControls({ position, onTurn, running = false, onRunning }: CarouselControlsProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 4, mt: 4 }}>
      {onRunning && (
        <IconButton
          aria-label={t(running ? 'landing.carousel.pause' : 'landing.carousel.resume')}
          onClick={() => onRunning(!running)}
          sx={touchTarget}
        >
          {running ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
      <IconButton aria-label={t('landing.carousel.previous')} onClick={() => onTurn(-1)} sx={touchTarget}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {position}
      </Typography>
      <IconButton aria-label={t('landing.carousel.next')} onClick={() => onTurn(1)} sx={touchTarget}>
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
