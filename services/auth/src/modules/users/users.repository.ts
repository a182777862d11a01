import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import { emailKey, plainEmail } from '@vidyapath/service-kit/domain/people/email-key';

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
export const withEmail = (db: Database, email: string) =>
  db('users')
    .whereIn('email_key', [emailKey(email), plainEmail(email)])
    .orderByRaw('email_key = ? desc', [plainEmail(email)]);

export interface UsersRepository {
  /** Undefined when the address is taken, in any spelling. */
  insert(user: NewUser): Promise<UserRow | undefined>;
  /** Whether an account has this address, in any spelling. */
  isTaken(email: string): Promise<boolean>;
  findCredentials(email: string): Promise<CredentialsRow | undefined>;
  findAccount(id: number): Promise<AccountRow | undefined>;
  findPerson(id: number): Promise<PersonRow | undefined>;
  findMailTarget(email: string): Promise<MailTargetRow | undefined>;
  /** This user and every Admin, locked until the transaction ends, so that two changes cannot take the last one away. */
  lockWithAdmins(id: number): Promise<PersonRow[]>;
  setRole(id: number, role: Role): Promise<void>;
  setDisabled(id: number, at: Date | null): Promise<void>;
  /** Undefined when its hash is not `passwordHash` any more. */
  delete(id: number, passwordHash: string): Promise<UserRow | undefined>;
  /** Locked until the transaction ends; undefined when it is disabled. */
  lockAccount(id: number): Promise<AccountRow | undefined>;
  updateAccount(id: number, change: AccountChange): Promise<AccountRow | undefined>;
  /** Undefined when the stored hash is not `from` any more, or the account is disabled. */
  replacePassword(change: { id: number; from: string; to: string }): Promise<UserRow | undefined>;
  /** For a user with a mailed link, which proves the address too. */
  setPassword(change: { id: number; passwordHash: string }): Promise<UserRow | undefined>;
  setEmailVerified(id: number): Promise<void>;
  /** Stores the time and network address of the last use of the account. */
  setLastLogin(id: number, login: { client: string; at: Date }): Promise<void>;
}

export function createUsersRepository(db: Database): UsersRepository {
  return {
    async insert({ name, email, phone, passwordHash, role, locale, emailVerified, client, createdAt }) {
      const verified = emailVerified ? db.fn.now() : null;
      const rows = await db('users')
        .insert({
          name,
          email,
          email_key: emailKey(email),
          phone,
          password_hash: passwordHash,
          role,
          locale,
          email_verified_at: verified,
          last_client: client,
          ...(createdAt && { created_at: createdAt }),
        })
        .onConflict('email_key')
        .ignore()
        .returning<UserRow[]>([...columns]);
      return rows[0];
    },
    isTaken: async (email) => (await withEmail(db, email).first<object | undefined>('id')) !== undefined,
    findCredentials: (email) => withEmail(db, email).first<CredentialsRow>([...columns, 'password_hash']),
    findAccount: (id) =>
      db('users')
        .where({ id })
        .first<AccountRow>([...accountColumns]),
    findPerson: (id) =>
      db('users')
        .where({ id })
        .first<PersonRow | undefined>([...personColumns]),
    findMailTarget: (email) => withEmail(db, email).first<MailTargetRow | undefined>(['id', 'locale', 'last_client']),
    lockWithAdmins: (id) =>
      db('users')
        .select<PersonRow[]>(...personColumns)
        .where({ id })
        .orWhere({ role: 'Admin' })
        .orderBy('id')
        .forUpdate(),
    async setRole(id, role) {
      await db('users').where({ id }).update({ role });
    },
    async setDisabled(id, at) {
      await db('users').where({ id }).update({ disabled_at: at });
    },
    async delete(id, passwordHash) {
      const rows = await db('users')
        .where({ id, password_hash: passwordHash })
        .delete()
        .returning<UserRow[]>([...columns]);
      return rows[0];
    },
    lockAccount: (id) =>
      db('users')
        .where({ id, disabled_at: null })
        .forUpdate()
        .first<AccountRow | undefined>([...accountColumns]),
    async updateAccount(id, { name, phone, locale }) {
      const rows = await db('users')
        .where({ id })
        .update({ name, phone, ...(locale && { locale }) })
        .returning<AccountRow[]>([...accountColumns]);
      return rows[0];
    },
    async replacePassword({ id, from, to }) {
      const rows = await db('users')
        .where({ id, password_hash: from, disabled_at: null })
        .update({ password_hash: to })
        .returning<UserRow[]>([...columns]);
      return rows[0];
    },
    async setPassword({ id, passwordHash }) {
      const change = {
        password_hash: passwordHash,
        email_verified_at: db.raw<never>('coalesce(email_verified_at, now())'),
      };
      const rows = await db('users')
        .where({ id })
        .update(change)
        .returning<UserRow[]>([...columns]);
      return rows[0];
    },
    async setEmailVerified(id) {
      await db('users')
        .where({ id })
        .update({ email_verified_at: db.raw<never>('coalesce(email_verified_at, now())') });
    },
    async setLastLogin(id, { client, at }) {
      await db('users').where({ id }).update({ last_client: client, last_login_at: at });
    },
  };
}
