import { unauthorized } from '@vidyapath/service-kit/http/errors';

/** Throws; a token may outlive its account by seconds. */
export function accountGone(): never {
  throw unauthorized('This account does not exist any more.', 'session-not-valid');
}
