import { randomUUID } from 'node:crypto';
import { learningEntryChanged } from '@vidyapath/http/learning';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { until } from '@vidyapath/kit-testing/until';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createDeliver, type Deliver } from '@vidyapath/service-kit/events/deliver';
import { onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { startTestLearning } from '../../testing/test-learning';

test('an entry is told as stored and as removed, by one of two replicas, and again where the answer was lost', async () => {
  const subscriber = await createTestServer();
  const tokens = createTestTokens();
  await registerTokenCheck(subscriber, tokens);
  const subscribers = [{ name: 'reader', link: injectLink(subscriber), types: [learningEntryChanged.type] }];
  const deliver = createDeliver(createTestCaller(subscriber, 'events:write', tokens));
  let lost = 0;
  const loseFirst: Deliver = async (...event) => {
    await deliver(...event);
    if ((lost += 1) === 1) throw new Error('The answer was lost.');
  };
  const events = { subscribers, deliver: loseFirst };
  const service = await startTestLearning({ events });
  const replica = await startTestLearning({ events, replicaOf: service });
  const told: object[] = [];
  const handlers = [onEvent(learningEntryChanged, async (_trx, { version, entry }) => told.push({ version, entry }))];
  registerEvents(subscriber, { service: 'reader', db: service.db, handlers });

  const body = { course_id: service.courseId, title: `Entry ${randomUUID()}` };
  await service.post('/api/learning/entries', body, 'Staff');
  await until(() => told[1]);
  const gone = { course_id: service.courseId, version: 2, course: null };
  await replica.app.inject({
    method: 'POST',
    url: '/internal/learning/events',
    payload: {
      id: randomUUID(),
      type: 'catalogue.course-changed',
      version: 1,
      occurred_at: new Date().toISOString(),
      body: gone,
    },
    headers: replica.tokens.asService('events:write'),
  });
  await until(() => told[2]);
  const stored = { version: 1, entry: body };
  expect(told).toEqual([stored, stored, { version: 2, entry: null }]);
  await replica.stop();
  await service.stop();
  await subscriber.close();
});
