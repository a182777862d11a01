import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Paper, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { ComponentProps } from 'react';
import { Totals } from '../../../components/totals';
import { formatPaise } from '@vidyapath/client/formats/money';

interface PayPanelProps extends ComponentProps<typeof Totals> {
  busy: boolean;
  disabled?: boolean;
  failure: string | undefined;
  /** The form that the button submits. */
  form?: string;
  onPay?: () => void;
}

/** The total, its parts, and the one button. */
export function PayPanel({ busy, disabled = false, failure, form, onPay, ...totals }: PayPanelProps) {
  const t = useT();
  const total = totals.amounts.total_paise;
  return (
    <Paper sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Totals {...totals} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        onClick={onPay}
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        disabled={disabled}
        sx={{ minHeight: 48 }}
      >
        {total === 0 ? t('checkout.finish') : t('checkout.pay', { amount: formatPaise(total) })}
      </Button>
      {total > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('checkout.ways')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('checkout.refund')}
      </Typography>
    </Paper>
  );
}
