import { randomUUID } from 'node:crypto';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';

export interface NewPerson {
  name?: string;
  email?: string;
  role?: Role;
  createdAt?: Date;
  verifiedAt?: Date | null;
  disabledAt?: Date | null;
}

/** An account that no one can sign in to. */
export async function insertPerson(db: Database, fields: NewPerson = {}): Promise<number> {
  const { name = 'Somebody', email = `${randomUUID()}@people.example`, role = 'User', createdAt = new Date() } = fields;
  const [row] = await db('users')
    .insert({
      name,
      email,
      email_key: email.toLowerCase(),
      phone: '9876543210',
      password_hash: 'none',
      role,
      created_at: createdAt,
      email_verified_at: fields.verifiedAt ?? null,
      disabled_at: fields.disabledAt ?? null,
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}
