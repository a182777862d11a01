import { Box } from '@vidyapath/ui';

const length = 2 * Math.PI * 9;
const ring = { cx: 12, cy: 12, r: 9, fill: 'none', stroke: 'currentColor', strokeWidth: 3 };

/** A ring that fills up; a quarter of it while the progress is unknown. The text beside it says the same. */
export function ProgressRing({ percent }: { percent: number | null }) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden="true" sx={{ width: 24, height: 24, flexShrink: 0 }}>
      <circle {...ring} opacity={0.25} />
      <circle
        {...ring}
        strokeDasharray={`${((percent ?? 25) / 100) * length} ${length}`}
        transform="rotate(-90 12 12)"
      />
    </Box>
  );
}
