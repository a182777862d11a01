import { presentNotes } from '../../lib/notes';
import { secondsOf } from '../../lib/seconds';
import type { PaymentRow } from './payments.repository';

const feeShare = 0.02;
const taxOnFee = 0.18;

/** The gateway's fee, with the tax on it, which is named separately. */
function feeOf(amount: number) {
  const bare = Math.round(amount * feeShare);
  const tax = Math.round(bare * taxOnFee);
  return { fee: bare + tax, tax };
}

const isCaptured = ({ status }: PaymentRow): boolean => status === 'captured' || status === 'refunded';

export function presentPayment(row: PaymentRow) {
  const { id, amount, status, order_id, method, amount_refunded, error } = row;
  const captured = isCaptured(row);
  return {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status,
    order_id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded,
    refund_status: amount_refunded === 0 ? null : amount_refunded < amount ? 'partial' : 'full',
    captured,
    description: 'Course order',
    card_id: method === 'card' ? cardIdOf(id) : null,
    ...(method === 'card' && { card: cardOf(id) }),
    bank: method === 'netbanking' ? 'HDFC' : null,
    wallet: null,
    vpa: method === 'upi' ? 'success@razorpay' : null,
    email: row.email,
    contact: row.contact,
    notes: presentNotes(row.notes),
    ...(captured ? feeOf(amount) : { fee: null, tax: null }),
    error_code: error?.code ?? null,
    error_description: error?.description ?? null,
    error_source: error?.source ?? null,
    error_step: error?.step ?? null,
    error_reason: error?.reason ?? null,
    acquirer_data: acquirerDataOf(row),
    emi_plan: null,
    created_at: secondsOf(row.created_at),
    reward: null,
    ...(method === 'upi' && { upi: { vpa: 'success@razorpay', flow: 'intent' } }),
    base_amount: amount,
  };
}

const cardIdOf = (id: string): string => id.replace('pay_', 'card_');

const cardOf = (id: string) => ({
  id: cardIdOf(id),
  entity: 'card',
  name: '',
  last4: '1007',
  network: 'Visa',
  type: 'credit',
  issuer: 'UTIB',
  international: false,
  emi: false,
  sub_type: 'consumer',
  token_iin: null,
});

function acquirerDataOf({ id, method, status }: PaymentRow) {
  const done = status !== 'created' && status !== 'failed';
  const digits = String(Buffer.from(id).readUInt32BE(4)).padStart(12, '5').slice(0, 12);
  if (method === 'card') return { auth_code: done ? digits.slice(0, 6) : null };
  if (method === 'netbanking') return { bank_transaction_id: done ? digits : null };
  return done
    ? { rrn: digits, upi_transaction_id: Buffer.from(id).toString('hex').toUpperCase().slice(0, 32) }
    : { rrn: null };
}
