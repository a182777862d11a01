import { useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { Button } from '@vidyapath/ui';
import { useState } from 'react';
import { Section } from '@vidyapath/remote-kit/section';
import { itemsLeft } from '../lib/refund-values';
import { RefundForm } from './refund-form';

/** Staff can refund at any time: the whole remaining amount or single items. */
export function RefundPanel({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const items = itemsLeft(order);
  if (items.length === 0) return null;
  return (
    <Section title={t('refund.title')}>
      {open ? (
        <RefundForm orderId={order.order_id} items={items} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
          {t('refund.open')}
        </Button>
      )}
    </Section>
  );
}
