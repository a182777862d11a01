import { commonPasswords } from './common-passwords-list';

const common = new Set(commonPasswords);

/**
 * True for passwords that guessers try first, in any case, and for those with a digit or special characters added
 * to satisfy a rule.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  return common.has(plain) || common.has(word);
}
