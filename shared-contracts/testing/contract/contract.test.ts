import type { Interaction } from '@vidyapath/http/service-contract';
import { callOf, differences, isSameRoute } from './matching';
import { narrowedAnswer } from './narrowed-answer';

const change: Interaction = {
  title: 'a change',
  given: 'a course',
  as: 'Staff',
  request: {
    method: 'PUT',
    path: '/api/course/{course}',
    query: { locale: 'en' },
    headers: { 'if-match': '{etag}' },
    body: { name: 'A', category: '{category}' },
  },
  answer: { status: 200, headers: ['etag'], body: { name: 'string' } },
};
const put = (url: string, body: object, headers: Record<string, string> = {}) =>
  callOf(url, { method: 'PUT', headers, body: JSON.stringify(body) });

test.each([
  ['/api/course/7', true],
  ['/api/course/7/', true],
  ['/api/course/7/audit', false],
  ['/api/course', false],
])('%s is the route of the interaction: %s', async (path, expected) => {
  expect(isSameRoute(await put(path, {}), change)).toBe(expected);
});

test('a call may have fewer parts than are recorded, and transport headers', async () => {
  expect(differences(await put('/api/course/7', { category: 3 }, { accept: 'application/json' }), change)).toEqual([]);
  expect(differences(await put('/api/course/7?locale=hi', { name: 'B' }, { 'if-match': '"x"' }), change)).toEqual([]);
});

test.each([
  [put('/api/course/7?sort=name', {}), ['query sort']],
  [put('/api/course/7', { rating: 1 }), ['member rating (number)']],
  [put('/api/course/7', { name: 5 }), ['member name (number)']],
  [put('/api/course/7', {}, { 'x-new': '1' }), ['header x-new']],
])('parts that are not recorded are named', async (call, names) => {
  expect(differences(await call, change)).toEqual(names);
});

test('an answer keeps only the recorded parts', async () => {
  const whole = Response.json({ name: 'A', more: 1 }, { headers: { etag: '"1"', 'x-more': '1' } });
  const answer = await narrowedAnswer(whole, change.answer);
  expect(await answer.json()).toEqual({ name: 'A' });
  expect([answer.headers.get('etag'), answer.headers.get('x-more')]).toEqual(['"1"', null]);
  const problem = await narrowedAnswer(
    Response.json({ title: 'T', detail: 'D', status: 503 }, { status: 503 }),
    undefined,
  );
  expect(await problem.json()).toEqual({ detail: 'D' });
});
