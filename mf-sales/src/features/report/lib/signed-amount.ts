import { formatPaise } from '@vidyapath/client/formats/money';

/** A day's refunds may be more than its sales. */
export const signedAmount = (paise: number): string => (paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise));
