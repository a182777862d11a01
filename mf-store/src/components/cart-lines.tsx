import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Paper } from '@vidyapath/ui';
import type { PricedEntry } from '../lib/use-cart-quote';
import { CartLine } from './cart-line';

export function CartLines({ priced }: { priced: readonly PricedEntry[] }) {
  const t = useT();
  return (
    <Paper sx={{ px: 4 }}>
      <Box component="ul" aria-label={t('cart.items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {priced.map(({ entry, line }) => (
          <CartLine key={`${line.kind}${line.course_id ?? line.plan_id}`} entry={entry} line={line} />
        ))}
      </Box>
    </Paper>
  );
}
