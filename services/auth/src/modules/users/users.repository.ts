import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import { emailKey, plainEmail } from '@vidyapath/service-kit/domain/people/email-key';
import type { Knex } from 'knex';

export interface UserRow {
  id: number;
  name: string;
  email: string;
  role: Role;
}
export interface CredentialsRow extends UserRow {
  password_hash: string;
}
/** The fields of an account that its owner sees. */
export interface AccountRow extends CredentialsRow {
  phone: string;
  email_verified_at: Date | null;
  locale: Locale | null;
}
/** The fields that decide whether an Admin is left. */
export interface PersonRow extends UserRow {
  created_at: Date;
  last_login_at: Date | null;
  email_verified_at: Date | null;
  disabled_at: Date | null;
}
export interface NewUser {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  role: Role;
  locale: Locale | null;
  emailVerified: boolean;
  /** The network address that it is made from; null for the platform's own. */
  client: string | null;
  /** Now by default. */
  createdAt?: Date;
}
/** The fields of an account that its owner changes; an undefined `locale` changes nothing. */
export interface AccountChange {
  name: string;
  phone: string;
  locale: Locale | undefined;
}
/** The data for a message to a user who forgot the password. */
export interface MailTargetRow {
  id: number;
  locale: Locale | null;
  last_client: string | null;
}

const columns = ['id', 'name', 'email', 'role'] as const;
const accountColumns = [...columns, 'phone', 'password_hash', 'email_verified_at', 'locale'] as const;
export const personColumns = [...columns, 'created_at', 'last_login_at', 'email_verified_at', 'disabled_at'] as const;

/** Of two accounts whose addresses are one by now, that with the typed spelling. */
const withEmail = (on: Knex, email: string) =>
  on('users')
    .whereIn('email_key', [emailKey(email), plainEmail(email)])
    .orderByRaw('email_key = ? desc', [plainEmail(email)]);

/** Undefined when the address is taken, in any spelling. */
export async function insertUser(
  on: Knex,
  { passwordHash, emailVerified, client, createdAt, ...user }: NewUser,
): Promise<UserRow | undefined> {
  const rows = await on('users')
    .insert({
      ...user,
      email_key: emailKey(user.email),
      password_hash: passwordHash,
      email_verified_at: emailVerified ? on.fn.now() : null,
      last_client: client,
      ...(createdAt && { created_at: createdAt }),
    })
    .onConflict('email_key')
    .ignore()
    .returning<UserRow[]>([...columns]);
  return rows[0];
}

/** Whether an account has this address, in any spelling. */
export const isEmailTaken = async (on: Knex, email: string): Promise<boolean> =>
  (await withEmail(on, email).first<object | undefined>('id')) !== undefined;

export const findIdsOfEmail = (on: Knex, email: string): Promise<number[]> =>
  withEmail(on, email).pluck<number[]>('id');

export const findCredentials = (on: Knex, email: string): Promise<CredentialsRow | undefined> =>
  withEmail(on, email).first<CredentialsRow | undefined>([...columns, 'password_hash']);

export const findAccount = (on: Knex, id: number): Promise<AccountRow | undefined> =>
  on('users')
    .where({ id })
    .first<AccountRow | undefined>([...accountColumns]);

export const findPerson = (on: Knex, id: number): Promise<PersonRow | undefined> =>
  on('users')
    .where({ id })
    .first<PersonRow | undefined>([...personColumns]);

export const findMailTarget = (on: Knex, email: string): Promise<MailTargetRow | undefined> =>
  withEmail(on, email).first<MailTargetRow | undefined>(['id', 'locale', 'last_client']);

/** This user and every Admin, locked until the transaction ends, so that two changes cannot take the last one away. */
export const lockWithAdmins = (trx: Knex, id: number): Promise<PersonRow[]> =>
  trx('users')
    .select<PersonRow[]>(...personColumns)
    .where({ id })
    .orWhere({ role: 'Admin' })
    .orderBy('id')
    .forUpdate();

export async function setRole(on: Knex, id: number, role: Role): Promise<void> {
  await on('users').where({ id }).update({ role });
}

export async function setDisabled(on: Knex, id: number, at: Date | null): Promise<void> {
  await on('users').where({ id }).update({ disabled_at: at });
}

/** Undefined when its hash is not `passwordHash` any more. */
export async function deleteUser(on: Knex, id: number, passwordHash: string): Promise<UserRow | undefined> {
  const rows = await on('users')
    .where({ id, password_hash: passwordHash })
    .delete()
    .returning<UserRow[]>([...columns]);
  return rows[0];
}

/** Locked until the transaction ends; undefined when it is disabled. */
export const lockAccount = (trx: Knex, id: number): Promise<AccountRow | undefined> =>
  trx('users')
    .where({ id, disabled_at: null })
    .forUpdate()
    .first<AccountRow | undefined>([...accountColumns]);

export async function updateAccount(
  on: Knex,
  id: number,
  { name, phone, locale }: AccountChange,
): Promise<AccountRow | undefined> {
  const rows = await on('users')
    .where({ id })
    .update({ name, phone, ...(locale && { locale }) })
    .returning<AccountRow[]>([...accountColumns]);
  return rows[0];
}

/** Undefined when the stored hash is not `from` any more, or the account is disabled. */
export async function replacePassword(on: Knex, id: number, from: string, to: string): Promise<UserRow | undefined> {
  const rows = await on('users')
    .where({ id, password_hash: from, disabled_at: null })
    .update({ password_hash: to })
    .returning<UserRow[]>([...columns]);
  return rows[0];
}

/** For a user with a mailed link, which proves the address too. */
export async function setPassword(on: Knex, id: number, passwordHash: string): Promise<UserRow | undefined> {
  const rows = await on('users')
    .where({ id })
    .update({ password_hash: passwordHash, email_verified_at: verifiedAt(on) })
    .returning<UserRow[]>([...columns]);
  return rows[0];
}

export async function setEmailVerified(on: Knex, id: number): Promise<void> {
  await on('users')
    .where({ id })
    .update({ email_verified_at: verifiedAt(on) });
}

const verifiedAt = (on: Knex) => on.raw<never>('coalesce(email_verified_at, now())');

/** Stores the time and network address of the last use of the account. */
export async function setLastLogin(on: Knex, id: number, login: { client: string; at: Date }): Promise<void> {
  await on('users').where({ id }).update({ last_client: login.client, last_login_at: login.at });
}
