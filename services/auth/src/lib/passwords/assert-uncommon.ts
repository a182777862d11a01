import { badRequest } from '@vidyapath/service-kit/http/errors';
import { isCommonPassword } from './common-passwords';

/** Refuses a chosen password that guessers try first; `field` is its name in the body. */
export function assertUncommon(field: string, password: string): void {
  if (isCommonPassword(password))
    throw badRequest(field, 'This password is one of the most common ones. Please choose another.', 'common-password');
}
