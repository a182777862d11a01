import { createHash } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import { fingerprintOf } from '../modules/error-groups/fingerprint';
import { lockErrorGroup, setErrorStatus } from '../modules/error-groups/error-groups.repository';
import { recordError } from '../modules/error-groups/record-error';
import { type DemoError, demoErrors } from './demo-errors';

const dayMs = 24 * 3_600_000;

/** Five weeks of failures, the oldest first, in two releases. The same each time. */
export async function seedErrors(db: Database, now: Date): Promise<void> {
  for (let daysAgo = 34; daysAgo >= 0; daysAgo -= 1) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    for (const error of demoErrors) await seedDay(db, error, daysAgo, at);
  }
}

async function seedDay(db: Database, { days, often, resolved, ...error }: DemoError, daysAgo: number, at: Date) {
  const [first, last] = days;
  const count = daysAgo <= first && daysAgo >= last ? often + (chance(error.message, daysAgo) % (often + 1)) : 0;
  const release = daysAgo > 16 ? '1.4.0-7c2e9a41b0' : '1.5.0-19d3f8ac62';
  if (count > 0) {
    const one = (name: string, index: number) => `${name}-${chance(`${error.message} ${index}`, daysAgo)}`;
    const requestIds = Array.from({ length: Math.min(count, 3) }, (_, index) => one('demo', index));
    const people = Array.from({ length: Math.ceil(count / 2) }, (_, index) => one('person', index));
    await db.transaction((trx) => recordError(trx, { ...error, release, known: true, requestIds, people, count }, at));
  }
  if (resolved && daysAgo === last - 1) await resolve(db, error, at);
}

const resolve = (db: Database, { slice, kind, message }: Omit<DemoError, 'days' | 'often'>, at: Date): Promise<void> =>
  db.transaction(async (trx) => {
    const group = await lockErrorGroup(trx, fingerprintOf(slice, kind, message));
    if (group) await setErrorStatus(trx, group, { status: 'resolved', at, releases: undefined });
  });

/** A number that is always the same for the same text and day. */
const chance = (text: string, day: number): number =>
  createHash('sha256').update(`${text} ${day}`).digest().readUInt32BE();
