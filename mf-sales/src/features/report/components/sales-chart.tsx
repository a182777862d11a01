import { useT } from '@vidyapath/client/use-t';
import { Box, Typography } from '@vidyapath/ui';
import type { Bar } from '../lib/report-bars';
import { signedAmount } from '../lib/signed-amount';
import { TimeAxis } from './time-axis';

const height = 100;
/** More bars than this are too thin to be told apart beside each other. */
const rowsUpTo = 12;

/** Bars beside each other, along time; below the line where more was paid back than came in. */
function Columns({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(0, ...bars.map(({ paise }) => paise));
  const lowest = Math.min(0, ...bars.map(({ paise }) => paise));
  const span = highest - lowest || 1;
  const y = (paise: number) => ((highest - paise) / span) * height;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {signedAmount(highest)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 220, color: 'primary.main' }}
      >
        {bars.map(({ key, label, paise }, index) => (
          <rect
            key={key}
            x={index + 0.1}
            width={0.8}
            y={Math.min(y(paise), y(0))}
            height={Math.abs(y(paise) - y(0))}
            fill="currentColor"
            opacity={paise < 0 ? 0.5 : 1}
          >
            <title>{`${label}: ${signedAmount(paise)}`}</title>
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

/** Bars under each other with their names, the largest first. */
function Rows({ bars }: { bars: readonly Bar[] }) {
  const shown = bars.toSorted((a, b) => b.paise - a.paise).slice(0, rowsUpTo);
  const largest = Math.max(1, ...shown.map(({ paise }) => Math.abs(paise)));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {shown.map(({ key, label, paise }) => (
        <div key={key}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              {signedAmount(paise)}
            </Typography>
          </Box>
          <Box
            sx={{ height: 10, borderRadius: 1, bgcolor: 'primary.main', opacity: paise < 0 ? 0.5 : 1 }}
            style={{ width: `${(Math.abs(paise) / largest) * 100}%` }}
          />
        </div>
      ))}
    </Box>
  );
}

/** Net sales drawn; the table beside it says the same to everybody. */
export function SalesChart({ bars }: { bars: readonly Bar[] }) {
  const t = useT();
  const overTime = bars[0]?.shortLabel !== undefined;
  return (
    <Box role="img" aria-label={t('report.chart', { count: bars.length })}>
      {overTime ? <Columns bars={bars} /> : <Rows bars={bars} />}
    </Box>
  );
}
