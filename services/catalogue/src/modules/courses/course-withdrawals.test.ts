import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { useCatalogue } from '../../testing/use-catalogue';

const asked: number[] = [];
const refused = { outcome: 'refused', status: 409, problem: '/problems/course-has-buyers' } as const;
let failure: Error | undefined;
const withdrawals = async (id: number) => {
  asked.push(id);
  if (failure) throw failure;
};
const { client, make } = useCatalogue({ withdrawals });

beforeEach(() => {
  failure = undefined;
  asked.length = 0;
});

it.each([
  ['was withdrawn', undefined, [204, undefined], 404],
  ['has buyers', new CallFailed('commerce', 'It answered 409.', refused), [409, '/problems/course-has-buyers'], 200],
  [
    'cannot be withdrawn, since commerce is away',
    new CallFailed('commerce', 'No connection.', { outcome: 'not-sent' }),
    [503, 'about:blank'],
    200,
  ],
  [
    'cannot be withdrawn, since catalogue has no scope for it',
    new CallFailed('commerce', 'It answered 403.', { outcome: 'refused', status: 403 }),
    [503, 'about:blank'],
    200,
  ],
])('a course that %s', async (_what, failing, expected, left) => {
  const { course_id: id } = await make.course();
  failure = failing;
  const answer = await client.delete(`/api/course/${id}`);
  const type = answer.statusCode === 204 ? undefined : answer.json<{ type: string }>().type;
  expect([[answer.statusCode, type], asked]).toEqual([expected, [id]]);
  expect((await client.get(`/api/course/${id}`, 'Staff')).statusCode).toBe(left);
});

it('commerce is not called for a stale, a missing or a forbidden deletion', async () => {
  const { course_id: id } = await make.course();
  const stale = await client.delete(`/api/course/${id}`, 'Staff', { 'if-match': '"older"' });
  expect(stale.statusCode).toBe(412);
  expect((await client.delete('/api/course/999999')).statusCode).toBe(404);
  expect((await client.delete(`/api/course/${id}`, 'User')).statusCode).toBe(403);
  expect(asked).toEqual([]);
});
