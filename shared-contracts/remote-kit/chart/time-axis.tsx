import { Box, Typography } from '@vidyapath/ui';
import type { Bar } from './chart.types';

const most = 6;

/** Names below some of the bars along time, evenly apart; half as many where there is little room. */
export function TimeAxis({ bars }: { bars: readonly Bar[] }) {
  const step = Math.ceil(bars.length / most);
  const named = bars.flatMap((bar, index) => (index % step === 0 && index + step <= bars.length ? { bar, index } : []));
  return (
    <Box sx={{ position: 'relative', height: 24 }}>
      {named.map(({ bar, index }, place) => (
        <Typography
          key={bar.key}
          variant="body2"
          sx={{
            position: 'absolute',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            ...(place % 2 === 1 && { '@media (max-width: 599.95px)': { display: 'none' } }),
          }}
          style={{ left: `${(index / bars.length) * 100}%` }}
        >
          {bar.shortLabel}
        </Typography>
      ))}
    </Box>
  );
}
