import { readCourseStates, readOutlines } from '@vidyapath/catalogue/app';
import { awaitsDemoLearning, openCertificateKeys, seedLearning } from '@vidyapath/learning/app';
import { createEvents } from '@vidyapath/service-kit/events/events';
import { paymentSettings } from '../payments';
import type { PlatformConfig, SellingConfig } from '../platform-config';
import type { Services } from '../services';
import { demoPeople } from './demo-people';

const courseIds = Array.from({ length: 100 }, (_, index) => index + 1);

/** Weeks of learning of the demo's people, if the demo's sales are made and there is no progress yet. */
export async function loadDemoLearning(
  { databases, simulator }: Pick<Services, 'databases' | 'simulator'>,
  config: Pick<PlatformConfig, 'DATA_DIR'> & Partial<SellingConfig>,
  signal?: AbortSignal,
): Promise<void> {
  const { catalogue, learning: db } = databases;
  if (paymentSettings(config).PAYMENTS !== 'simulated' || !simulator || !(await awaitsDemoLearning(db))) return;
  const { buyers, learner, staff } = await demoPeople(databases.auth);
  if (!learner || !staff) return;
  const events = createEvents();
  await seedLearning({
    db,
    keys: openCertificateKeys(config.DATA_DIR),
    // Only states, such as averages: nobody is notified of old facts.
    events: { publish: async (trx, kind, bodyOf) => kind.record && events.publish(trx, kind, bodyOf) },
    courses: await readCourseStates(catalogue, courseIds),
    outlines: await readOutlines(catalogue, courseIds),
    people: [...buyers, learner, staff].map(({ account }) => account),
    buyers: buyers.map(({ id, name }) => ({ id, name, role: 'User' as const })),
    learner: { id: learner.id, name: learner.name, role: learner.role },
    staff: { id: staff.id, name: staff.name, role: staff.role },
    at: new Date(),
    signal,
  });
}
