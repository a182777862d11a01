import { limits } from './limits';

/** Structural check of an address; the practical subset of RFC 5321 with a dotted domain. */
export const emailPattern =
  '^[^\\s@<>()\\[\\]\\\\,;:"\\u0000-\\u001F]+@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}-]{2,}$';
export const phonePattern = `^[0-9]{${limits.user.phoneDigits}}$`;
/** At least one character that is neither an ASCII letter nor a digit (specification section 5). */
export const specialCharacterPattern = '[^A-Za-z0-9]';
