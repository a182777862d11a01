export const paymentStatuses = ['created', 'failed', 'authorized', 'captured'] as const;
/** Each may follow those before it: a failed attempt may still be authorised and captured. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the gateway tells of a payment, in its words. */
export interface ToldPayment {
  status: string;
  captured?: boolean | null;
}

/** In our words. What was captured stays so after its refund; what was given back uncaptured has failed. */
export function statusTold({ status, captured }: ToldPayment): PaymentStatus {
  if (captured === true || status === 'captured') return 'captured';
  if (status === 'authorized') return 'authorized';
  return status === 'created' ? 'created' : 'failed';
}

/** The later one of what is known and what is told, which may be older. */
export function mergeStatus(known: PaymentStatus | undefined, told: ToldPayment): PaymentStatus {
  const status = statusTold(told);
  if (known === undefined) return status;
  // The gateway gave an authorised payment back because nobody captured it.
  if (known === 'authorized' && told.status === 'refunded' && status === 'failed') return 'failed';
  return paymentStatuses.indexOf(status) > paymentStatuses.indexOf(known) ? status : known;
}
