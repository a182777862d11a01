import type { Refund } from '@vidyapath/http/commerce-orders';
import type { RefundRow } from './refunds.repository';

export const presentRefund = (row: RefundRow, creditNote: string | null): Refund => ({
  refund_id: row.refund_id,
  status: row.status,
  amount_paise: row.amount_paise,
  item_ids: row.item_ids,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  processed_at: row.processed_at?.toISOString() ?? null,
  credit_note_number: creditNote,
});
