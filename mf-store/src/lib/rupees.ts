import { formatRupees } from '@vidyapath/client/money';

/** `99950` → `₹999.50`. */
export const formatPaise = (paise: number): string => formatRupees(paise / 100);
