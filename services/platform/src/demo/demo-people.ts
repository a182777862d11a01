import { randomBytes } from 'node:crypto';
import { readUsersOfEmail, seedUsers } from '@vidyapath/auth/app';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { demoBuyers } from './demo-buyers';

const [, staffAccount, learnerAccount] = demoAccounts;

/** The demo's buyers (created if missing), its learner and its member of staff, with their ids; undefined: deleted. */
export async function demoPeople(auth: Services['databases']['auth']) {
  // Their oldest purchase is a year old.
  const beforeSales = new Date(Date.now() - 380 * 86_400_000);
  const password = `${randomBytes(16).toString('hex')}!`;
  await seedUsers(
    auth,
    demoBuyers.map(({ name, email }) => ({ name, email, password, role: 'User' as const, createdAt: beforeSales })),
  );
  const withId = async <Person extends { name: string; email: string }>(person: Person) => {
    const [account] = await readUsersOfEmail(auth, person.email);
    return account && { ...person, id: account.user_id, account };
  };
  const found = await Promise.all(demoBuyers.map(withId));
  return {
    buyers: found.filter((buyer) => buyer !== undefined),
    learner: await withId({ ...learnerAccount, state: '21', language: 'en' as const }),
    staff: await withId(staffAccount),
  };
}
