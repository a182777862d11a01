import { momentText } from '@vidyapath/client/formats/moment-text';
import { formatPaise } from '@vidyapath/client/formats/money';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import type { MessageKey, Translate } from '@vidyapath/platform-api/i18n';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { Section } from '@vidyapath/remote-kit/section';
import { noteText } from '../../../lib/note-text';

interface Movement {
  id: string;
  at: string;
  what: string;
  state: string;
  paise: number;
}

/** The text for a state or method of the gateway; an unknown one as it is. */
function nameOf(
  t: Translate,
  group: 'money.paymentStatus' | 'money.disputeStatus' | 'report.methods',
  name: string,
): string {
  const key = `${group}.${name}`;
  const text = t(key as MessageKey);
  return text === key ? name : text;
}

/** Payments, refunds and disputes of an order, the oldest first. */
function movementsOf(order: AdminOrderDetail, t: Translate): Movement[] {
  const payments = order.payments.map((row) => ({
    id: row.gateway_payment_id,
    at: row.captured_at ?? row.created_at,
    what: t('money.payment'),
    state: [
      nameOf(t, 'money.paymentStatus', row.status),
      row.method && nameOf(t, 'report.methods', row.method),
      row.pays_order ? undefined : t('money.paysNothing'),
    ]
      .filter(Boolean)
      .join(' · '),
    paise: row.amount_paise,
  }));
  const refunds = order.refunds.map((row) => ({
    id: row.refund_id,
    at: row.processed_at ?? row.created_at,
    what: t('money.refund'),
    state: `${t(`money.refundStatus.${row.status}`)} · ${noteText(t, row.reason)}`,
    paise: -row.amount_paise,
  }));
  const disputes = order.disputes.map((row) => ({
    id: row.dispute_id,
    at: row.created_at,
    what: t('money.dispute'),
    state: nameOf(t, 'money.disputeStatus', row.status),
    paise: -row.amount_paise,
  }));
  return [...payments, ...refunds, ...disputes].sort((a, b) => a.at.localeCompare(b.at));
}

export function OrderMoney({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const columns: DataTableColumn<Movement>[] = [
    { field: 'at', header: t('history.when'), minWidth: 120, render: ({ at }) => momentText(language, at) },
    { field: 'what', header: t('money.what'), render: ({ what }) => what },
    { field: 'id', header: t('money.id'), minWidth: 150, render: ({ id }) => id },
    { field: 'state', header: t('money.state'), minWidth: 150, render: ({ state }) => state },
    {
      field: 'paise',
      header: t('money.amount'),
      align: 'end',
      render: ({ paise }) => (paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise)),
    },
  ];
  return (
    <Section title={t('money.title')}>
      <DataTable
        label={t('money.title')}
        columns={columns}
        rows={movementsOf(order, t)}
        rowKey={({ id }) => id}
        empty={t('money.none')}
      />
    </Section>
  );
}
