import type { CourseAccess } from '@vidyapath/http/commerce-access';
import { nextId, now, storeCourse, storeGrant, storeOrder } from '../../testing/offers-factories';
import { type Offers, type Person, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const url = '/api/commerce/access';
const at = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

const courses = {
  paid: { price_paise: 49_900 },
  free: { price_paise: 0 },
  hidden: { is_public: false },
  'hidden and free': { is_public: false, price_paise: 0 },
  deleted: { deleted: true, list_paise: 0, price_paise: 0, is_public: false },
} as const;

/** What a person holds of the course that is asked for, or of all. */
const holdings = {
  nothing: null,
  'the course': {},
  'the course by an enrolment': { source: 'free' },
  'the course until later': { ends_at: at(30) },
  'the course until now': { starts_at: at(-30), ends_at: now },
  'the course from later on': { starts_at: at(1), ends_at: at(2) },
  'the course, taken back': { revoked_at: now },
  'all courses': { scope: 'all', course_id: null },
  'all courses until later': { scope: 'all', course_id: null, ends_at: at(30) },
  'another course': { course_id: 1 },
} as const;

const no = [false, null] as const;
const given = [true, 'given'] as const;
const free = [true, 'free'] as const;

test.each([
  ['nothing', { paid: no, free, hidden: no }],
  ['the course', { paid: given, free, hidden: given, 'hidden and free': given }],
  ['the course by an enrolment', { paid: free, free, hidden: free }],
  ['the course until later', { paid: given, free, hidden: given }],
  ['the course until now', { paid: no, free, hidden: no }],
  ['the course from later on', { paid: no, free, hidden: no }],
  ['the course, taken back', { paid: no, free, hidden: no }],
  ['all courses', { paid: given, free, hidden: no }],
  ['all courses until later', { paid: given, free, hidden: no }],
  ['another course', { paid: no, free, hidden: no }],
] as const)('who holds %s', async (held, expected: Partial<Record<keyof typeof courses, readonly unknown[]>>) => {
  for (const [kind, fields] of Object.entries(courses)) {
    const { course_id } = await storeCourse(offers.db, fields);
    const grant = holdings[held];
    const person = { id: nextId() };
    if (grant) await storeGrant(offers.db, person.id, course_id, grant);
    const answer = (await offers.get(`${url}?course_id=${course_id}`, person)).json<CourseAccess>();
    const wanted = expected[kind as keyof typeof courses] ?? (kind === 'hidden and free' ? expected.hidden : no);
    expect([kind, answer.access, answer.source]).toEqual([kind, ...(kind === 'deleted' ? no : (wanted ?? no))]);
    expect(answer.ends_at).toBe(answer.source === 'given' && grant && 'ends_at' in grant ? at(30).toISOString() : null);

    const internal = `/internal/access?user_id=${person.id}&course_id=${course_id}`;
    const reported = await offers.get(internal, null, offers.tokens.asService('access:read'));
    const byPriceOnly = answer.source === 'free' && held !== 'the course by an enrolment';
    if (!byPriceOnly) expect([kind, reported.json().access]).toEqual([kind, answer.access]);
  }
});

test.each(['Staff', 'Admin'] as const)('%s has every course, without a grant', async (role) => {
  for (const fields of Object.values(courses)) {
    const { course_id } = await storeCourse(offers.db, fields);
    const answer = await offers.get(`${url}?course_id=${course_id}`, { id: nextId(), role });
    expect(answer.json()).toEqual({ course_id, access: true, source: 'role', ends_at: null, given_back_at: null });
  }
});

test('names when a refund ended the last access to a course, only while there is none', async () => {
  const { course_id } = await storeCourse(offers.db);
  const person = { id: nextId() };
  const { item } = await storeOrder(offers.db, person.id, { course_id });
  const bought = { source: 'order', item_id: item.item_id };
  const ask = async () => (await offers.get(`${url}?course_id=${course_id}`, person)).json<CourseAccess>();
  expect(await ask()).toMatchObject({ access: false, given_back_at: null });
  for (const days of [-3, -2])
    await storeGrant(offers.db, person.id, course_id, { ...bought, revoked_at: at(days), revoke_reason: 'refund 1' });
  expect(await ask()).toMatchObject({ access: false, given_back_at: at(-2).toISOString() });
  expect((await offers.get(`${url}?course_ids=${course_id}`, person)).json()).toEqual([await ask()]);
  expect((await offers.get(`${url}?course_id=${course_id}`, { id: nextId() })).json()).toMatchObject({
    given_back_at: null,
  });
  await storeGrant(offers.db, person.id, course_id, { revoked_at: at(-1), revoked_by: 1, revoke_reason: 'by mistake' });
  expect(await ask()).toMatchObject({ given_back_at: at(-2).toISOString() });
  await storeGrant(offers.db, person.id, course_id);
  expect(await ask()).toMatchObject({ access: true, given_back_at: null });
});

test('answers with the grant that lasts longest', async () => {
  const { course_id } = await storeCourse(offers.db);
  const person = { id: nextId() };
  await storeGrant(offers.db, person.id, course_id, { ends_at: at(3) });
  const { item } = await storeOrder(offers.db, person.id, { kind: 'plan', plan_kind: 'all', months: 24 });
  await storeGrant(offers.db, person.id, null, { source: 'plan', item_id: item.item_id, ends_at: at(700) });
  const ask = async () => (await offers.get(`${url}?course_id=${course_id}`, person)).json<CourseAccess>();
  expect(await ask()).toMatchObject({ source: 'plan', ends_at: at(700).toISOString() });
  const single = await storeOrder(offers.db, person.id, { course_id });
  await storeGrant(offers.db, person.id, course_id, { source: 'order', item_id: single.item.item_id });
  expect(await ask()).toMatchObject({ source: 'order', ends_at: null });
});

test('up to 100 courses are answered in their order', async () => {
  const person = { id: nextId() };
  const { course_id } = await storeCourse(offers.db);
  await storeGrant(offers.db, person.id, course_id);
  const ids = [...Array.from({ length: 99 }, () => nextId()), course_id];
  const answer = await offers.get(`${url}?course_ids=${ids.join(',')}`, person);
  const rows = answer.json<CourseAccess[]>();
  expect(rows.map((row) => row.course_id)).toEqual(ids);
  expect(rows.filter(({ access }) => access).map((row) => row.course_id)).toEqual([course_id]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  '',
  '?course_id=1&course_ids=2',
  '?course_id=0',
  '?course_ids=1,,2',
  '?course_ids=2147483648',
  `?course_ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`,
])('%s is 400', async (query) => {
  const asked: (Person | null)[] = [{ id: 1 }, { id: 2, role: 'Staff' }];
  for (const person of asked) expect((await offers.get(url + query, person)).statusCode).toBe(400);
});

test('answers with grants only to services with the scope', async () => {
  const internal = '/internal/access?user_id=1&course_id=1';
  const statusOf = async (headers: Record<string, string>) => (await offers.get(internal, null, headers)).statusCode;
  expect(await statusOf(offers.tokens.asService('access:read'))).toBe(200);
  expect(await statusOf(offers.tokens.asService('courses:withdraw'))).toBe(403);
  expect(await statusOf(offers.tokens.as('Admin'))).toBe(401);
});
