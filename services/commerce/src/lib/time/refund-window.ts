const windowMs = 72 * 3_600_000;

/** How long a buyer may refund without asking staff. */
export const isInRefundWindow = (paidAt: Date, at: Date): boolean => at.getTime() - paidAt.getTime() <= windowMs;
