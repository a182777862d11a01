const rupees = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = rupees(0);
const exact = rupees(2);

/** `1999` → `₹1,999`, `1999.5` → `₹1,999.50`; Latin digits in every language. */
export const formatRupees = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

/** A discount counts only when it lowers the price. */
export const hasDiscount = (actual: number, discounted: number): boolean => discounted < actual;

/** `99950` → `₹999.50`. */
export const formatPaise = (paise: number): string => formatRupees(paise / 100);
