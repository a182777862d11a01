import { Box, Typography } from '@vidyapath/ui';
import type { ChartProps } from './chart.types';

/** More bars than this beside each other are too thin to see apart. */
const rowsUpTo = 12;

/** Bars under each other with their names, the largest first. */
export function Rows({ bars, format }: ChartProps) {
  const shown = bars.toSorted((a, b) => b.value - a.value).slice(0, rowsUpTo);
  const largest = Math.max(1, ...shown.map(({ value }) => Math.abs(value)));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {shown.map(({ key, label, value }) => (
        <div key={key}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              {format(value)}
            </Typography>
          </Box>
          <Box
            sx={{ height: 10, borderRadius: 1, bgcolor: 'primary.main', opacity: value < 0 ? 0.5 : 1 }}
            style={{ width: `${(Math.abs(value) / largest) * 100}%` }}
          />
        </div>
      ))}
    </Box>
  );
}
