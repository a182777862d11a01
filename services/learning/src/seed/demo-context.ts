import type { Database } from '@vidyapath/service-kit/database/database';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { Events } from '@vidyapath/service-kit/events/events';
import { neverCalled } from '@vidyapath/service-kit/http/described-service';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { LearningContext } from '../context';
import { issueCertificate } from '../modules/certificates/certificates';

export interface DemoContextOptions {
  db: Database;
  keys: KeyRing;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

/** For people who may learn everything, without queues and calls of other services. */
export function createDemoContext({ db, keys, events, now }: DemoContextOptions): LearningContext {
  const ctx: LearningContext = {
    db,
    now,
    events: neverCalled<Events>(events),
    jobs: neverCalled<Jobs>({ add: async () => '' }),
    clients: { catalogue: neverCalled(), auth: neverCalled() },
    certificates: { keys, appName: '' },
    hooks: { courseCompleted: [], courseDeleted: [], outlineChanged: [], personErased: [] },
    everything: true,
    decideAccess: async () => 'allowed',
    reportQueue: { run: (_key, work) => work(), assertPlace: () => undefined },
  };
  ctx.hooks.courseCompleted.push((trx, completion) => issueCertificate(ctx, trx, completion));
  return ctx;
}
