import { useOnce } from '@vidyapath/client/screens/use-once';
import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Order, OrderItem } from '@vidyapath/http/commerce-orders';
import { limits } from '@vidyapath/http/limits';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useState } from 'react';
import { useRefundOrderMutation } from '../../../lib/orders.endpoints';
import { formatPaise } from '@vidyapath/client/formats/money';
import { refundablePaise } from '../lib/refund-window';

interface RefundFormProps {
  order: Order;
  items: readonly OrderItem[];
  onClose: () => void;
}

/** Shows the amount of the refund and the access that ends with it. A reason is optional. */
export function RefundForm({ order, items, onClose }: RefundFormProps) {
  const t = useT();
  const once = useOnce();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [refund, { isLoading, error }] = useRefundOrderMutation();
  const selected = chosen ? items.filter(({ item_id }) => item_id === chosen) : items;
  const amount = formatPaise(refundablePaise(selected));
  const send = (event: FormEvent) => {
    event.preventDefault();
    once(async () => {
      const body = { item_ids: selected.map(({ item_id }) => item_id), reason: reason.trim() || t('refund.noReason') };
      const answer = await refund({ id: order.order_id, body });
      if (!answer.error) onClose();
    });
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 3 }}>
      {items.length > 1 && (
        <TextField
          select
          label={t('refund.what')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          fullWidth
        >
          <option value="">{t('refund.all', { amount: formatPaise(refundablePaise(items)) })}</option>
          {items.map((item) => (
            <option key={item.item_id} value={item.item_id}>
              {t('refund.one', { title: item.title, amount: formatPaise(refundablePaise([item])) })}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        label={t('refund.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        fullWidth
        helperText={t('refund.reasonHint')}
        slotProps={{ htmlInput: { maxLength: limits.commerce.reasonMax } }}
      />
      <Typography>{t('refund.ends')}</Typography>
      {error && <Alert severity="error">{problemText(t, asProblem(error))}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={isLoading} sx={{ minHeight: 44 }}>
          {t('refund.send', { amount })}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('refund.keep')}
        </Button>
      </Box>
    </Box>
  );
}
