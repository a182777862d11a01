import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { emailKey } from '@vidyapath/service-kit/domain/people/email-key';

interface Account {
  id: number;
  email: string;
  email_key: string;
}

const batch = 500;

/**
 * Brings addresses with another script to the form in which they are compared now. Of two accounts with one address both stay as they
 * are, and the audit trail names them: each is still found by its own spelling.
 */
export const emailKeys: Migration = {
  name: '20261127-51-email-keys',
  inOneTransaction: false,
  async up(db) {
    let after = 0;
    for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
      for (const account of rows) await bring(account);
      after = rows.at(-1)?.id ?? 0;
    }

    function read(from: number): Promise<Account[]> {
      return db('users')
        .select('id', 'email', 'email_key')
        .where('id', '>', from)
        .whereRaw("split_part(email_key, '@', 2) ~ '[^[:ascii:]]'")
        .orderBy('id')
        .limit(batch);
    }
    async function bring({ id, email, email_key }: Account): Promise<void> {
      const key = emailKey(email);
      const other = await db('users').where({ email_key: key }).first<{ id: number } | undefined>('id');
      if (!other) await db('users').where({ id, email_key }).update({ email_key: key });
      else if (other.id !== id)
        await db.transaction((trx) =>
          recordAudit(trx, {
            by: platformActor,
            action: 'user.address-shared',
            resource: { type: 'user', id },
            after: { other_user: other.id },
          }),
        );
    }
  },
};
