import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Knex } from 'knex';
import { keepNewer } from '../../events/keep-newer';
import { emailKey } from './email-key';

/** A service's copy of an account, from auth's events. A deleted account has only its deletion. */
export interface PersonRow {
  user_id: number;
  version: number;
  deleted: boolean;
  name: string;
  email: string;
  /** The form in which addresses are compared. */
  email_key: string;
  /** Null: not known, which counts as not verified. */
  email_verified: boolean | null;
  role: Role;
  language: Locale;
}

/** Called in the transaction that stores what happened to accounts. */
export type PersonHook = (trx: Knex.Transaction, userId: number) => Promise<unknown>;
export type PeopleHook = (trx: Knex.Transaction, userIds: readonly number[]) => Promise<unknown>;

export interface PeopleHooks {
  /** Once for each deleted account: deletes further data of the person. */
  personErased: readonly PersonHook[];
  /** For new copies of accounts whose addresses are verified. */
  peopleVerified?: readonly PeopleHook[];
}

export const findPerson = (on: Knex, userId: number): Promise<PersonRow | undefined> =>
  on<PersonRow>('people').where('user_id', userId).first();

/** In any spelling; of several accounts that with the typed one. Finds no deleted account. */
export const findPersonByEmail = (on: Knex, email: string): Promise<PersonRow | undefined> =>
  on<PersonRow>('people')
    .where('deleted', false)
    .where(
      (found) =>
        void found
          .where('email_key', emailKey(email))
          .orWhere((old) => void old.whereNull('email_key').whereRaw('lower(email) = lower(?)', [email])),
    )
    .orderByRaw('lower(email) = lower(?) desc', [email])
    .first();

/** Returns those that are newer than the stored copies, or whose stored copies do not know whether the address is verified. */
export async function storePeople(
  trx: Knex.Transaction,
  rows: readonly PersonRow[],
  { personErased, peopleVerified = [] }: PeopleHooks,
): Promise<PersonRow[]> {
  const again = 'excluded.version = people.version and people.email_verified is null and not people.deleted';
  const stored = await keepNewer(trx, { table: 'people', key: 'user_id', rows, again });
  for (const { user_id, deleted } of stored) if (deleted) for (const hook of personErased) await hook(trx, user_id);
  const verified = stored.filter(({ email_verified }) => email_verified).map(({ user_id }) => user_id);
  if (verified.length > 0) for (const hook of peopleVerified) await hook(trx, verified);
  return stored;
}
