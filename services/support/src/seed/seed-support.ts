import type { Database } from '@vidyapath/service-kit/database/database';
import { cleanedFaq } from '../modules/faq/faq-texts';
import { insertFaqRecord } from '../modules/faq/faq.repository';
import { demoFaq } from './demo-faq';
import { seedErrors } from './seed-errors';
import { type DemoPeople, seedTickets } from './seed-tickets';

/** FAQ, tickets and errors for a support that has no FAQ yet; false where it has one. */
export async function seedSupport(db: Database, people: DemoPeople, now: Date): Promise<boolean> {
  if (await db('faq_entry').first('faq_id')) return false;
  await db.transaction(async (trx) => {
    for (const [index, entry] of demoFaq.entries())
      await insertFaqRecord(trx, cleanedFaq({ ...entry, position: (index + 1) * 10, published: true }), now);
  });
  await seedTickets(db, people, now);
  await seedErrors(db, now);
  return true;
}
