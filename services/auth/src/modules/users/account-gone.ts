import { unauthorized } from '@vidyapath/service-kit/http/errors';

/** Throws; a token may outlive its account, or the account's disabling, by seconds. */
export function accountGone(): never {
  throw unauthorized('This account cannot be used any more.', 'session-not-valid');
}
