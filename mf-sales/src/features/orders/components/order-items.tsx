import { textIn } from '@vidyapath/client/formats/course-texts';
import { formatPaise } from '@vidyapath/client/formats/money';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { Box, Typography } from '@vidyapath/ui';
import { Section } from '@vidyapath/remote-kit/section';

interface RowProps {
  name: string;
  paise: number;
  note?: string | undefined;
  strong?: boolean;
}

const Row = ({ name, paise, note, strong = false }: RowProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, ...(strong && { fontWeight: 700 }) }}>
    <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
      {note && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
    <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
      {paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise)}
    </Box>
  </Box>
);

/** The items of an order, and the parts of its total. */
export function OrderItems({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const { tax } = order;
  const taxes = tax
    ? ([
        ['taxable', tax.taxable_paise],
        ['cgst', tax.cgst_paise],
        ['sgst', tax.sgst_paise],
        ['igst', tax.igst_paise],
      ] as const)
    : [];
  return (
    <Section title={t('order.items')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {order.items.map((item) => (
          <Row
            key={item.item_id}
            name={textIn(language, item.title, item.title_hi)}
            paise={item.price_paise}
            note={
              item.refunded_paise > 0
                ? t('order.itemRefunded', { amount: formatPaise(item.refunded_paise) })
                : undefined
            }
          />
        ))}
        {order.discount_paise > 0 && (
          <Row name={t('order.discount', { code: order.coupon_code ?? '' })} paise={-order.discount_paise} />
        )}
        <Row name={t('orders.columns.total')} paise={order.total_paise} strong />
        {taxes
          .filter(([, paise]) => paise > 0)
          .map(([name, paise]) => (
            <Row key={name} name={t(`tax.${name}`)} paise={paise} />
          ))}
        {order.refunded_paise > 0 && <Row name={t('orders.columns.refunded')} paise={-order.refunded_paise} strong />}
      </Box>
    </Section>
  );
}
