import { emailPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';

/** A mail that no attempt can send. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

const subjectMax = 200;
/** Line breaks would begin another header; marks of direction would show the rest in another order. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Joiners are part of Hindi's spelling. */
const joiners = /[\u200C\u200D]/;

/** `text` as one line for a subject or a name. */
export function headerText(text: string): string {
  return text
    .replace(unsafe, (run) => (joiners.test(run) && run.length === 1 ? run : ' '))
    .trim()
    .slice(0, subjectMax);
}

const isAddress = new RegExp(emailPattern, 'u');

/** The address itself. @throws MailRefusedError when it is invalid, or could be read as several */
export function headerAddress(address: string): string {
  if (address.length > limits.user.emailMax || !isAddress.test(address))
    throw new MailRefusedError('the address is none');
  return address;
}
