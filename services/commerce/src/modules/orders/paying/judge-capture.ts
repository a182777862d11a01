import type { OrderRow } from '../orders.repository';
import type { PaymentRow } from './payments.repository';

/** `pays`: now. `late`: after the order had ended. `surplus`: another one pays, or the order is refunded. `done`: nothing is left to decide. */
export type Judgement = 'done' | 'pays' | 'late' | 'surplus' | 'wrong-money';

/** What a captured payment is to its order. `refunded`: it has a refund already, also one that failed. */
export function judgeCapture(
  order: Pick<OrderRow, 'status' | 'total_paise'>,
  payment: Pick<PaymentRow, 'status' | 'amount_paise' | 'currency' | 'pays_order'>,
  refunded: boolean,
): Judgement {
  if (payment.status !== 'captured' || payment.pays_order || refunded) return 'done';
  if (payment.currency !== 'INR') return 'wrong-money';
  const open = order.status === 'pending';
  const ended = order.status === 'cancelled' || order.status === 'expired';
  if (!open && !ended) return 'surplus';
  if (payment.amount_paise !== order.total_paise) return 'wrong-money';
  return open ? 'pays' : 'late';
}
