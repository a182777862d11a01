import { domainToASCII } from 'node:url';

const domainLetters = /^(?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D)+$/u;

/** The one form in which addresses are compared, with the domain in ASCII. Providers' own rules (dots, `+`) are ignored. */
export function emailKey(email: string): string {
  const plain = plainEmail(email);
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  const ascii = domainLetters.test(domain) ? domainToASCII(domain) : '';
  return plain.slice(0, at) + (ascii || domain);
}

/** The form of releases before 2026-11-27, which accounts keep whose new form another one has. */
export const plainEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
