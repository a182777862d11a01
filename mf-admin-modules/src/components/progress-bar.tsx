import { Box, Typography } from '@vidyapath/ui';
import type { ProbeProgress } from '../lib/durations/probe-duration';

interface ProgressBarProps {
  label: string;
  progress: ProbeProgress;
  /** Shown instead of the label and the percent. */
  text?: string;
}

/** A part of the bar, or a full striped bar while the progress is unknown. */
export function ProgressBar({ label, progress, text }: ProgressBarProps) {
  const known = typeof progress === 'number';
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
        {text ?? `${label} ${known ? `${Math.round(progress)}%` : ''}`}
      </Typography>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ? Math.round(progress) : undefined}
        sx={{ height: 12, borderRadius: '6px', overflow: 'hidden', bgcolor: 'action.selected' }}
      >
        <Box
          key={String(known)}
          sx={[filled, still, !known && striped]}
          style={{ width: known ? `${progress}%` : '100%' }}
        />
      </Box>
    </Box>
  );
}

const filled = { height: '100%', bgcolor: 'primary.main', transition: 'width 200ms' };
const still = { '@media (prefers-reduced-motion: reduce)': { transition: 'none', animation: 'none !important' } };
const striped = {
  backgroundImage: 'repeating-linear-gradient(45deg, rgb(255 255 255 / 0.35) 0 10px, transparent 10px 20px)',
  backgroundSize: '28.28px 28.28px',
  animation: 'stripes 800ms linear infinite',
  '@keyframes stripes': { to: { backgroundPosition: '28.28px 0' } },
};
