import { presentNotes } from '../../lib/notes';
import { secondsOf } from '../../lib/seconds';
import type { RefundRow } from './refunds.repository';

export const presentRefund = ({ id, amount, payment_id, notes, receipt, status, speed, created_at }: RefundRow) => ({
  id,
  entity: 'refund',
  amount,
  currency: 'INR',
  payment_id,
  notes: presentNotes(notes),
  receipt,
  // The bank's number is known later, if at all.
  acquirer_data: { arn: null },
  created_at: secondsOf(created_at),
  batch_id: null,
  status,
  speed_processed: 'normal',
  speed_requested: speed,
});
