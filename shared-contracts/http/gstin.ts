const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

/** Whether a GSTIN has the right form and check digit. Whether it is registered is not checked. */
export function isGstin(text: string): boolean {
  return pattern.test(text) && text[14] === checkDigit(text);
}

/** The two-digit state code that a GSTIN begins with. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);

function checkDigit(text: string): string | undefined {
  let sum = 0;
  for (let place = 0; place < 14; place++) {
    const product = alphabet.indexOf(text[place] ?? '') * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet[(36 - (sum % 36)) % 36];
}
