import { orderStatuses } from '@vidyapath/http/commerce-names';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import type { MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { noteText } from '../../../lib/note-text';

export interface HistoryLine {
  key: string;
  at: string;
  what: string;
  who: string;
  note: string;
}

/** Events that the platform writes, which have a text under `history.event`. */
const known: readonly MessageName<'history.event'>[] = [
  'created',
  'paid',
  'cancelled',
  'expired',
  'review',
  'resolved',
  'dispute',
  'refund-booked',
  'refund-processed',
  'refund-failed',
  'coupon-late',
  'refunded',
  'refunded-in-part',
];

function eventText(t: Translate, event: string): string {
  const name = known.find((one) => one === event);
  return name ? t(`history.event.${name}`) : event;
}

function statusText(t: Translate, status: string | null): string | undefined {
  const name = orderStatuses.find((one) => one === status);
  return name && t(`status.${name}`);
}

/** The history of an order, from the platform and from the gateway, the newest first. */
export function historyLines(t: Translate, order: AdminOrderDetail): HistoryLine[] {
  const { user_id: buyer } = order.buyer;
  const whoIs = (actor: number | null) => {
    if (actor === null) return t('history.platform');
    return actor === buyer ? t('history.buyer') : t('history.staff', { id: actor });
  };
  const own = order.history.map(({ at, event, to_status, actor_id, note }, index) => ({
    key: `history-${index}`,
    at,
    what: [eventText(t, event), statusText(t, to_status)].filter(Boolean).join(' → '),
    who: whoIs(actor_id),
    note: noteText(t, note ?? ''),
  }));
  const fromGateway = order.gateway_events.map(
    ({ event_id, type, received_at, processed_at, attempts, last_error }) => ({
      key: `event-${event_id}`,
      at: received_at,
      what: type,
      who: t('history.gateway'),
      note: [t(processed_at ? 'history.done' : 'history.waiting', { count: attempts }), last_error]
        .filter(Boolean)
        .join(': '),
    }),
  );
  // Of two lines with the same time, the one that was written later is first.
  return [...own, ...fromGateway].sort((a, b) => a.at.localeCompare(b.at)).reverse();
}
