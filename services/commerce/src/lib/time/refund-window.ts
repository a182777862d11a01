import { limits } from '@vidyapath/http/limits';

const windowMs = limits.commerce.refundHours * 3_600_000;

/** How long a buyer may refund without asking staff. */
export const isInRefundWindow = (paidAt: Date, at: Date): boolean => at.getTime() - paidAt.getTime() <= windowMs;
