import { Box } from '@vidyapath/ui';

/** How much of something is done. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' }}
    >
      <Box
        sx={{
          height: '100%',
          borderRadius: 1,
          bgcolor: 'primary.main',
          '@media (forced-colors: active)': { bgcolor: 'Highlight' },
        }}
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}
