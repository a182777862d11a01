import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { Paper, Skeleton } from '@vidyapath/ui';
import type { BarChart } from '../chart/bar-chart';
import type { ComponentProps } from 'react';

type ChartProps = ComponentProps<typeof BarChart>;

const LazyChart = lazyPart<ChartProps>(
  async () => (await import(/* webpackChunkName: 'lazy-chart' */ '../chart/bar-chart')).BarChart,
  () => <Skeleton variant="rounded" height={260} />,
);

/** Fetched when it is shown. A table beside it has the same values. */
export const ReportChart = (props: ChartProps) => (
  <Paper sx={{ p: 4 }}>
    <LazyChart {...props} />
  </Paper>
);
