import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Analytics } from '@vidyapath/http/learning-progress';
import { Box, styled } from '@vidyapath/ui';
import { useTimeText } from '../lib/use-time-text';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars?.palette.divider ?? ''}`,
  },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { position: 'sticky', top: 0, backgroundColor: theme.vars?.palette.background.paper },
  '& thead th:last-child': { textAlign: 'end' },
  '& tbody th': { fontWeight: 400 },
}));

/** The same as the chart, the newest day first. */
export function DayTable({ days }: Pick<Analytics, 'days'>) {
  const t = useT();
  const language = useLanguage();
  const timeText = useTimeText();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('analytics.table')}
      sx={{
        position: 'relative',
        maxHeight: 400,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Table aria-label={t('analytics.table')}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.day')}</th>
            <th scope="col">{t('analytics.learned')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, seconds }) => (
            <tr key={date}>
              <th scope="row">{dayText(language, date)}</th>
              <td>{timeText(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
