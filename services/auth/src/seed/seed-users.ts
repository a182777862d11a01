import { limits } from '@vidyapath/http/limits';
import type { Role } from '@vidyapath/http/roles';
import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { findCredentials, insertUser, presentUser, setDisabled } from '../modules/users/users';
import { hashPassword } from '../lib/passwords/passwords';

export interface SeedUser {
  name: string;
  email: string;
  password: string;
  role: Role;
  phone?: string;
  /** When the account was made; now when left out. */
  createdAt?: Date;
  /** The owner has not confirmed the address yet. */
  unverified?: boolean;
  disabledAt?: Date;
}

const noPhone = '0'.repeat(limits.user.phoneDigits);

/** Creates the accounts whose address is not in use yet, and does not change the others. Returns the number of new ones. */
export async function seedUsers(db: Database, users: readonly SeedUser[]): Promise<number> {
  const hashes = new Map<string, string>();
  let made = 0;
  for (const { name, email, password, role, phone = noPhone, createdAt, unverified = false, disabledAt } of users) {
    if (await findCredentials(db, email)) continue;
    // Hashing is slow on purpose, and many accounts may share an unknown password.
    const passwordHash = hashes.get(password) ?? (await hashPassword(password));
    hashes.set(password, passwordHash);
    const user = await db.transaction(async (trx) => {
      const row = await insertUser(trx, {
        name,
        email,
        phone,
        passwordHash,
        role,
        locale: null,
        emailVerified: !unverified,
        client: null,
        ...(createdAt && { createdAt }),
      });
      if (row && disabledAt) await setDisabled(trx, row.id, disabledAt);
      if (row)
        await recordAudit(trx, {
          by: platformActor,
          action: 'user.created',
          resource: { type: 'user', id: row.id },
          after: presentUser(row),
        });
      return row;
    });
    if (user) made += 1;
  }
  return made;
}
