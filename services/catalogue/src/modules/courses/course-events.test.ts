import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { courseChanged } from '@vidyapath/http/course-events';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import { createDeliver } from '@vidyapath/service-kit/events/deliver';
import { registerEvents } from '@vidyapath/service-kit/events/event.routes';
import { onEvent } from '@vidyapath/service-kit/events/event-handlers';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import type { Static } from 'typebox';
import { createClient } from '../../testing/client';
import { courseBody, createFactories } from '../../testing/factories';
import { startCatalogue, type TestCatalogue } from '../../testing/test-catalogue';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, make, client: withoutSubscriber } = useCatalogue();
let events: Static<typeof courseChanged.body>[] = [];
let subscriber: ServiceServer;
let publisher: TestCatalogue;

/** A catalogue that publishes its changes to another service. */
beforeAll(async () => {
  subscriber = await createTestServer();
  const handler = onEvent(courseChanged, async (_trx, body) => events.push(body));
  registerEvents(subscriber, { service: 'learning', db: catalogue.db, handlers: [handler] });
  const url = await subscriber.listen({ host: '127.0.0.1', port: 0 });
  const subscribers = [{ name: 'learning', link: httpLink(url), types: [courseChanged.type] }];
  publisher = await startCatalogue({
    events: { subscribers, deliver: createDeliver(createTestCaller(subscriber, 'events:write')) },
  });
});
afterAll(async () => {
  await publisher.close();
  await subscriber.close();
});
beforeEach(() => {
  events = [];
});

const received = async (version: number) => until(() => events.find((event) => event.version === version));

test('each write of a course publishes its whole state with a growing version, its deletion too', async () => {
  const client = createClient(publisher);
  const { CategoryId } = await createFactories(client).category();
  const body = courseBody(CategoryId, { course_name: 'Python', discounted_price: 5.25 });
  const { course_id } = (await client.post('/api/course', body)).json();
  const url = `/api/course/${course_id}`;
  const created = await received(1);
  expect(created).toEqual({
    course_id,
    version: 1,
    course: expect.objectContaining({ course_name: 'Python', discounted_price: 5.25, is_public: body.is_public }),
  });
  expect(created.course).not.toHaveProperty('course_info');
  await client.put(url, { ...body, course_name: 'Python 3' });
  expect((await received(2)).course?.course_name).toBe('Python 3');
  expect((await client.put(url, { ...body, category_id: 2_000_000_000 })).statusCode).toBe(400);
  await client.delete(url);
  expect(await received(3)).toEqual({ course_id, version: 3, course: null });
  expect(events).toHaveLength(3);
});

test('without a subscriber nothing is queued', async () => {
  const { CategoryId } = await make.category();
  expect((await withoutSubscriber.post('/api/course', courseBody(CategoryId))).statusCode).toBe(201);
  expect(await catalogue.db('catalogue_jobs.jobs')).toEqual([]);
});

test('changes made directly in the database count as well, and a deletion has the next version', async () => {
  const course = await make.course({ category_id: (await make.category()).CategoryId });
  const of = () => catalogue.db('course_changes').where({ course_id: course.course_id }).first('version', 'deleted');
  await catalogue.db('courses').where({ course_id: course.course_id }).update({ author: 'Somebody' });
  expect(await of()).toEqual({ version: '2', deleted: false });
  await catalogue.db('courses').where({ course_id: course.course_id }).delete();
  expect(await of()).toEqual({ version: '3', deleted: true });
});
