import { Box, Paper, Typography } from '@vidyapath/ui';

interface TotalsProps {
  label: string;
  facts: readonly { name: string; value: string; strong?: boolean }[];
}

/** Sums of the whole range. */
export const Totals = ({ label, facts }: TotalsProps) => (
  <Paper sx={{ p: 4 }}>
    <Box
      component="dl"
      aria-label={label}
      sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 110px), 1fr))' }}
    >
      {facts.map(({ name, value, strong }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, fontWeight: strong ? 700 : 600 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  </Paper>
);
