import { secondsOf } from '../../lib/seconds';
import type { DisputeRow } from './disputes.repository';

export const presentDispute = ({ created_at, respond_by, ...row }: DisputeRow) => ({
  id: row.id,
  entity: 'dispute',
  payment_id: row.payment_id,
  amount: row.amount,
  currency: 'INR',
  amount_deducted: row.amount_deducted,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: secondsOf(respond_by),
  status: row.status,
  phase: row.phase,
  created_at: secondsOf(created_at),
});
