import type { PlanBody } from '@vidyapath/http/commerce-offers';
import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { insertPlan } from './plans.repository';

/** The plans of the demo data. `courseIds` are those of the bundle. */
const demoPlans = (courseIds: readonly number[]): PlanBody[] => [
  {
    kind: 'bundle',
    title: 'Course Bundle',
    title_hi: 'कोर्स बंडल',
    description: 'Five courses at one price, yours for life.',
    description_hi: 'पाँच कोर्स एक ही कीमत पर, हमेशा के लिए आपके।',
    price_paise: 99_900,
    months: null,
    course_ids: [...courseIds],
    active: true,
  },
  {
    kind: 'all',
    title: '2 Year Subscription',
    title_hi: '2 साल की सदस्यता',
    description: 'Every course for two years. It ends by itself and does not renew.',
    description_hi: 'दो साल तक हर कोर्स। यह अपने आप समाप्त होती है और अपने आप नवीनीकृत नहीं होती।',
    price_paise: 199_900,
    months: 24,
    course_ids: [],
    active: true,
  },
  {
    kind: 'all',
    title: 'Lifetime Access',
    title_hi: 'आजीवन एक्सेस',
    description: 'Every course, for life. One payment.',
    description_hi: 'हर कोर्स, जीवन भर के लिए। एक ही भुगतान।',
    price_paise: 499_900,
    months: null,
    course_ids: [],
    active: true,
  },
];

/** Stores the demo plans where there is no plan yet; false where there is one. Safe to call from several processes at once. */
export async function seedPlans(db: Database, courseIds: readonly number[], now: Date): Promise<boolean> {
  return db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('vidyapath-commerce-seed'))");
    if (await trx('plans').first('plan_id')) return false;
    for (const plan of demoPlans(courseIds)) await insertPlan(trx, plan, now);
    await recordAudit(trx, { by: platformActor, action: 'plans.seeded', resource: { type: 'plan', id: null } });
    return true;
  });
}
