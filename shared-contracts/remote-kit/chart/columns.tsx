import { Box, Typography } from '@vidyapath/ui';
import type { ChartProps } from './chart.types';
import { TimeAxis } from './time-axis';

const height = 100;

/** Bars beside each other, along time; below the line where they are negative. */
export function Columns({ bars, format }: ChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const span = highest - lowest || 1;
  const y = (value: number) => ((highest - value) / span) * height;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {format(highest)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 220, color: 'primary.main' }}
      >
        {bars.map(({ key, label, value }, index) => (
          <rect
            key={key}
            x={index + 0.1}
            width={0.8}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
            fill="currentColor"
            opacity={value < 0 ? 0.5 : 1}
          >
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
        ))}
        <line
          x1={0}
          x2={bars.length}
          y1={y(0)}
          y2={y(0)}
          stroke="currentColor"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <TimeAxis bars={bars} />
    </>
  );
}
