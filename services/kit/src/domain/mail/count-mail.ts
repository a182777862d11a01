import { bodyOf } from '../../client/service-client';
import type { AuthClient } from '../people/people-feed';

/** Counts a mail to an address; false where the address has got all that may be sent in a day. Counts a mail once. */
export type CountMail = (this: void, mailId: string, to: string) => Promise<boolean>;

/** By auth, which counts the mails of all services together. */
export const countMailAt =
  (auth: AuthClient): CountMail =>
  async (mailId, to) => {
    const params = { path: { id: mailId } };
    const { allowed } = await bodyOf(auth.PUT('/internal/mails/{id}', { params, body: { email: to } }));
    return allowed;
  };
