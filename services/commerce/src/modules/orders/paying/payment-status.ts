export const paymentStatuses = ['created', 'failed', 'authorized', 'captured'] as const;
/** Each may follow those before it: a failed attempt may still be authorised and captured. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as the gateway reports it. */
export interface ReportedPayment {
  status: string;
  captured?: boolean | null;
}

/** The status that we store for it. What was captured stays so after its refund; what was given back uncaptured has failed. */
export function reportedStatus({ status, captured }: ReportedPayment): PaymentStatus {
  if (captured === true || status === 'captured') return 'captured';
  if (status === 'authorized') return 'authorized';
  return status === 'created' ? 'created' : 'failed';
}

/** The later one of the known and the reported status; a report may be older. */
export function mergeStatus(known: PaymentStatus | undefined, reported: ReportedPayment): PaymentStatus {
  const status = reportedStatus(reported);
  if (known === undefined) return status;
  // The gateway gave an authorised payment back because it was not captured.
  if (known === 'authorized' && reported.status === 'refunded' && status === 'failed') return 'failed';
  return paymentStatuses.indexOf(status) > paymentStatuses.indexOf(known) ? status : known;
}
