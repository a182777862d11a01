import { Box } from '@vidyapath/ui';
import type { ChartProps } from './chart.types';
import { Columns } from './columns';
import { Rows } from './rows';

interface BarChartProps extends ChartProps {
  /** Names the chart and its table. */
  label: string;
}

/** Values drawn as bars: along time if they have short names for an axis, else one below the other. A table beside it has the same values for everybody. */
export function BarChart({ label, ...chart }: BarChartProps) {
  const overTime = chart.bars[0]?.shortLabel !== undefined;
  return (
    <Box role="img" aria-label={label}>
      {overTime ? <Columns {...chart} /> : <Rows {...chart} />}
    </Box>
  );
}
