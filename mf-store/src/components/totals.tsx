import { useT } from '@vidyapath/client/screens/use-t';
import type { Tax } from '@vidyapath/http/commerce-offers';
import { Box, Typography } from '@vidyapath/ui';
import { formatPaise } from '@vidyapath/client/formats/money';

interface TotalsProps {
  amounts: { subtotal_paise: number; discount_paise: number; total_paise: number; tax: Tax | null };
  /** Shown in place of the tax while it is not known. */
  taxNote?: string | undefined;
  refundedPaise?: number;
}

const looks = {
  plain: {},
  total: { fontWeight: 700, fontSize: '1.25rem' },
  tax: { color: 'text.secondary', fontSize: '0.9rem' },
};

interface RowProps {
  name: string;
  paise: number;
  minus?: boolean;
  look?: keyof typeof looks;
}

function Row({ name, paise, minus = false, look = 'plain' }: RowProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, ...looks[look] }}>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        {minus && '− '}
        {formatPaise(paise)}
      </Box>
    </Box>
  );
}

/** The tax that the prices contain. */
function TaxRows({ tax }: { tax: Tax }) {
  const t = useT();
  const half = { rate: tax.rate_percent / 2 };
  return (
    <>
      <Row name={t('totals.taxable')} paise={tax.taxable_paise} look="tax" />
      {tax.igst_paise > 0 ? (
        <Row name={t('totals.igst', { rate: tax.rate_percent })} paise={tax.igst_paise} look="tax" />
      ) : (
        <>
          <Row name={t('totals.cgst', half)} paise={tax.cgst_paise} look="tax" />
          <Row name={t('totals.sgst', half)} paise={tax.sgst_paise} look="tax" />
        </>
      )}
    </>
  );
}

/** The total and its parts. */
export function Totals({ amounts, taxNote, refundedPaise = 0 }: TotalsProps) {
  const t = useT();
  const { tax } = amounts;
  return (
    <div>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {amounts.discount_paise > 0 && (
          <>
            <Row name={t('totals.subtotal')} paise={amounts.subtotal_paise} />
            <Row name={t('totals.discount')} paise={amounts.discount_paise} minus />
          </>
        )}
        <Row name={t('totals.total')} paise={amounts.total_paise} look="total" />
        {refundedPaise > 0 && <Row name={t('totals.refunded')} paise={refundedPaise} minus />}
        {tax && <TaxRows tax={tax} />}
      </Box>
      {!tax && taxNote && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {taxNote}
        </Typography>
      )}
    </div>
  );
}
