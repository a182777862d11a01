import { textIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { OrderItem } from '@vidyapath/http/commerce-orders';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { formatPaise } from '@vidyapath/client/formats/money';

/** The ordered items with their prices. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Paper sx={{ px: 4 }}>
      <Box component="ul" aria-label={t('order.items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.item_id}
            sx={{
              py: 4,
              display: 'grid',
              gap: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
                {textIn(language, item.title, item.title_hi)}
              </Typography>
              <Typography sx={{ whiteSpace: 'nowrap' }}>{formatPaise(item.total_paise)}</Typography>
            </Box>
            {item.discount_paise > 0 && (
              <Typography variant="body2">
                {t('line.discount', { amount: formatPaise(item.discount_paise) })}
              </Typography>
            )}
            {item.refunded_paise > 0 && (
              <Typography variant="body2">
                {t('order.itemRefunded', { amount: formatPaise(item.refunded_paise) })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
