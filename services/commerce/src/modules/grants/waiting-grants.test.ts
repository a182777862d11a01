import { randomUUID } from 'node:crypto';
import type { Grant } from '@vidyapath/http/commerce-access';
import type { GrantChange } from '@vidyapath/http/commerce-events';
import { storeCourse, storePerson } from '../../testing/offers-factories';
import { startTestCommerce } from '../../testing/test-commerce';

let commerce: Awaited<ReturnType<typeof startTestCommerce>>;
beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const staff = { id: 2, role: 'Staff' } as const;
const give = async (grant: object) =>
  (await commerce.send('POST', '/api/commerce/grants', { reason: 'A gift', ...grant }, staff)).json<Grant>();
const read = async <Answer>(url: string, headers: Record<string, string>) =>
  (await commerce.app.inject({ url, headers })).json<Answer>();
const asPerson = (id: number, role: 'User' | 'Staff' = 'User') => ({
  authorization: `Bearer ${commerce.tokens.signToken({ id, role })}`,
});
const hasAccess = async (id: number, courseId: number) =>
  (await read<{ access: boolean }>(`/api/commerce/access?course_id=${courseId}`, asPerson(id))).access;
const toldOthers = async (grantId: string) =>
  (await read<{ items: GrantChange[] }>('/internal/grants', commerce.tokens.asService('grants:read'))).items.find(
    ({ grant_id }) => grant_id === grantId,
  );
const listed = async (grantId: string) => read<Grant>(`/api/commerce/grants/${grantId}`, asPerson(staff.id, 'Staff'));
const mails = async (grantId: string): Promise<string[]> =>
  commerce
    .db('commerce_jobs._private_jobs')
    .join('commerce_jobs._private_tasks', '_private_tasks.id', '_private_jobs.task_id')
    .whereRaw('payload::text like ?', [`%${grantId}%`])
    .pluck('identifier');

async function confirm(id: number, email: string, version = 2) {
  const user = { name: 'Asha', email, email_verified: true, role: 'User', disabled: false, language: 'en' };
  const event = { id: randomUUID(), type: 'auth.user-changed', version: 1, occurred_at: new Date().toISOString() };
  const answer = await commerce.app.inject({
    method: 'POST',
    url: '/internal/commerce/events',
    headers: commerce.tokens.asService('events:write'),
    payload: { ...event, body: { user_id: id, version, ...user } },
  });
  expect(answer.statusCode).toBe(204);
}

test('what is given to an address that is not confirmed waits: nobody has it, and it begins with the confirmation', async () => {
  const { id, email } = await storePerson(commerce.db, 'A stranger', false);
  const { course_id } = await storeCourse(commerce.db);
  const grant = await give({ email, scope: 'course', course_id });
  const all = await give({ email, scope: 'all' });
  expect([grant.waiting, all.waiting]).toEqual([true, true]);
  expect(await listed(grant.grant_id)).toMatchObject({ waiting: true });
  expect(await hasAccess(id, course_id)).toBe(false);
  expect(await toldOthers(grant.grant_id)).toBeUndefined();
  const quote = await commerce.send('POST', '/api/commerce/quote', { items: [{ kind: 'course', course_id }] }, { id });
  expect(quote.json<{ lines: { problem: string | null }[] }>().lines[0]?.problem).toBeNull();

  await confirm(id, email);
  await confirm(id, email, 3);
  expect(await listed(grant.grant_id)).toMatchObject({ waiting: false });
  expect(await hasAccess(id, course_id)).toBe(true);
  expect(await toldOthers(grant.grant_id)).toMatchObject({ user_id: id, revoked_at: null });
  const trail = commerce.db('audit').where('resource_id', grant.grant_id).orderBy('id');
  expect(await trail.pluck('action')).toEqual(['grant.given', 'grant.released']);
});

test('a confirmed address has its grant at once', async () => {
  const { id, email } = await storePerson(commerce.db);
  const { course_id } = await storeCourse(commerce.db);
  expect(await give({ email, scope: 'course', course_id })).toMatchObject({ waiting: false });
  expect(await hasAccess(id, course_id)).toBe(true);
});

test('one that was taken back while it waited does not begin, and one whose last day has passed is over', async () => {
  const { id, email } = await storePerson(commerce.db, 'A stranger', false);
  const { course_id } = await storeCourse(commerce.db);
  const taken = await give({ email, scope: 'course', course_id });
  const late = await give({ email, scope: 'course', course_id, ends_at: '2099-01-01T00:00:00Z' });
  const headers = asPerson(staff.id, 'Staff');
  const url = `/api/commerce/grants/${taken.grant_id}`;
  await commerce.app.inject({ method: 'DELETE', url, headers, payload: { reason: 'A mistake' } });
  expect(await mails(taken.grant_id)).toEqual([]);
  const past = new Date('2026-01-01T00:00:00Z');
  await commerce.db('grants').where('grant_id', late.grant_id).update({ starts_at: past, ends_at: past });
  await confirm(id, email);
  expect(await listed(taken.grant_id)).toMatchObject({ waiting: false, revoke_reason: 'A mistake' });
  expect(await hasAccess(id, course_id)).toBe(false);
});

test('of a confirmation and a grant at the same time no grant waits for ever', async () => {
  const { course_id } = await storeCourse(commerce.db);
  const people = await Promise.all(Array.from({ length: 8 }, () => storePerson(commerce.db, 'A stranger', false)));
  await Promise.all(
    people.flatMap(({ id, email }) => [give({ email, scope: 'course', course_id }), confirm(id, email)]),
  );
  for (const { id } of people) expect(await hasAccess(id, course_id)).toBe(true);
});
