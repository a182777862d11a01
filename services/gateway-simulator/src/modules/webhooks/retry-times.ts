/** Seconds after the first attempt at which the gateway sends a refused event again, as measured. */
const measured = [0.23, 6, 19, 40, 82, 165, 326, 650, 1_293, 2_577, 5_148, 10_260, 20_520, 41_004, 81_936] as const;

const withoutQuickRetry = new Set(['refund.created', 'payment.failed']);

/** Seconds after the first attempt; undefined when the gateway gives up. `made`: attempts so far. */
export function nextAttemptAfter(type: string, made: number): number | undefined {
  return measured[made - 1 + (withoutQuickRetry.has(type) ? 1 : 0)];
}
