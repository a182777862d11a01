import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@vidyapath/http/audit';
import type { LearningEntry } from '@vidyapath/http/learning';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let service: TestLearning;
beforeAll(async () => {
  service = await startTestLearning();
});
afterAll(() => service.stop());

const path = '/api/learning/entries';
const bodyWith = (title: unknown) => ({ course_id: service.courseId, title });
const newTitle = () => `Entry ${randomUUID()}`;

test('a stored entry is found where the answer says, and by a word of its title', async () => {
  const title = newTitle();
  const created = await service.post(path, bodyWith(title), 'Staff');
  expect(created.statusCode).toBe(201);
  const { headers, ...read } = await service.get(String(created.headers.location), 'Staff');
  expect(read.json()).toEqual(created.json());
  expect(headers.etag).toBe(created.headers.etag);
  const found = await service.get(`${path}?q=${title}`, 'Admin');
  expect(found.json()).toEqual([expect.objectContaining({ title })]);
  expect(found.headers['x-total-count']).toBe('1');
});

test('whoever has the present version of an entry is told so in few bytes', async () => {
  const { headers } = await service.post(path, bodyWith(newTitle()), 'Staff');
  const again = await service.get(String(headers.location), 'Staff', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the same creation sent twice makes one entry', async () => {
  const [title, headers] = [newTitle(), { 'idempotency-key': randomUUID() }];
  const first = await service.post(path, bodyWith(title), 'Staff', headers);
  const second = await service.post(path, bodyWith(title), 'Staff', headers);
  expect(second.json()).toEqual(first.json());
  expect((await service.get(`${path}?q=${title}`, 'Staff')).json()).toHaveLength(1);
});

test.each([undefined, '', '   ', 5, 'x'.repeat(201)])('the title %j is refused with its field', async (title) => {
  const refused = await service.post(path, bodyWith(title), 'Staff');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'title' }] });
});

test('an entry that is not there is 404, an id that is none 400', async () => {
  expect((await service.get(`${path}/${randomUUID()}`, 'Staff')).statusCode).toBe(404);
  expect((await service.get(`${path}/1`, 'Staff')).statusCode).toBe(400);
});

test('the trail tells who stored what', async () => {
  const created = await service.post(path, bodyWith(newTitle()), 'Staff');
  const [newest] = (await service.get('/api/learning/audit?sort=id:desc&limit=1', 'Admin')).json<AuditEntry[]>();
  expect(newest).toMatchObject({
    action: 'entry.created',
    actor_role: 'Staff',
    resource_id: created.json<LearningEntry>().id,
  });
});
