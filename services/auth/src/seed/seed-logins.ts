import type { Database } from '@vidyapath/service-kit/database/database';
import { recordLogin } from '../modules/logins/logins';
import { setLastLogin } from '../modules/users/users';
import { type DemoLoginPerson, demoLogins } from './demo-logins';

/** Adds weeks of attempts to sign in, oldest first, unless there are some already. Returns their number. */
export async function seedLogins(db: Database, people: readonly DemoLoginPerson[], now: Date): Promise<number> {
  if (await db('logins').first('id')) return 0;
  const tries = demoLogins(people, now);
  await db.transaction(async (trx) => {
    for (const one of tries) await recordLogin(trx, one);
    const last = new Map(
      tries.flatMap((one) => (one.outcome === 'succeeded' && one.userId ? [[one.userId, one]] : [])),
    );
    for (const [id, { by, at }] of last) await setLastLogin(trx, id, { client: by.client, at });
  });
  return tries.length;
}
