import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { emailKey } from '@vidyapath/service-kit/domain/people/email-key';

const batch = 500;

/** The form in which addresses are compared. Not unique, since two rows of an earlier release may have one address. */
export const newsletterKeys: Migration = {
  name: '20261127-51-newsletter-keys',
  up: (db) => db.raw('alter table newsletter_subscriber add column email_key text'),
};

export const newsletterKeysIndex: Migration = {
  name: '20261127-52-newsletter-keys-index',
  inOneTransaction: false,
  up: (db) => createIndexes(db, { newsletter_subscriber_email_key: 'newsletter_subscriber (email_key)' }),
};

export const newsletterKeysFilled: Migration = {
  name: '20261127-53-newsletter-keys-filled',
  inOneTransaction: false,
  async up(db) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
      for (const { id, email } of rows)
        await db('newsletter_subscriber')
          .where({ id })
          .update({ email_key: emailKey(email) });
      after = rows.at(-1)?.id ?? after;
    }

    function read(from: string): Promise<{ id: string; email: string }[]> {
      return db('newsletter_subscriber')
        .select('id', 'email')
        .where('id', '>', from)
        .whereNull('email_key')
        .orderBy('id')
        .limit(batch);
    }
  },
};
