import { until } from '@vidyapath/kit-testing/until';
import { createCourseAccess, type GrantSource } from './course-access';

const course = 7;
const learner = { id: 1, role: 'User' as const };
const free = async () => 'free' as const;
const paid = async () => 'paid' as const;
const hidden = async () => 'hidden' as const;
const missing = async () => 'missing' as const;
const holds = (answer: boolean): GrantSource => ({ hasGrant: async () => answer });
const away: GrantSource = { hasGrant: () => Promise.reject(new Error('away')) };

test.each([
  ['Admin', 'a paid course', { offerOf: paid, grants: holds(false) }, 'allowed'],
  ['Staff', 'a paid course', { offerOf: paid, grants: holds(false) }, 'allowed'],
  ['Staff', 'a paid course while the grants are away', { offerOf: paid, grants: away }, 'allowed'],
  ['User', 'a free course', { offerOf: free, grants: holds(false) }, 'allowed'],
  ['User', 'a free course while the grants are away', { offerOf: free, grants: away }, 'allowed'],
  ['User', 'a paid course with a grant', { offerOf: paid, grants: holds(true) }, 'allowed'],
  ['User', 'a paid course without one', { offerOf: paid, grants: holds(false) }, 'not-bought'],
  ['User', 'a hidden course with a grant', { offerOf: hidden, grants: holds(true) }, 'allowed'],
  ['User', 'a hidden course without one', { offerOf: hidden, grants: holds(false) }, 'unknown'],
  ['User', 'a hidden course where nothing is sold', { offerOf: hidden }, 'unknown'],
  ['Staff', 'a hidden course', { offerOf: hidden, grants: holds(false) }, 'allowed'],
  ['User', 'a course that is not there', { offerOf: missing, grants: away }, 'unknown'],
  ['User', 'any course where nothing is sold', { offerOf: paid }, 'allowed'],
] as const)('%s and %s', async (role, _course, options, decision) => {
  expect(await createCourseAccess(options)({ id: 1, role }, course)).toBe(decision);
});

/** Grants whose answer a test sets, and a clock. */
function createStage() {
  const stage = { time: 0, queries: 0, lookups: 0, answer: async (): Promise<boolean> => true };
  const offerOf = async () => {
    stage.lookups += 1;
    return paid();
  };
  const hasGrant = () => {
    stage.queries += 1;
    return stage.answer();
  };
  return { stage, decide: createCourseAccess({ offerOf, grants: { hasGrant }, now: () => stage.time }) };
}

test('an allowed access is remembered for 5 seconds without a query, and a withdrawn grant is refused after that', async () => {
  const { stage, decide } = createStage();
  expect(await decide(learner, course)).toBe('allowed');
  stage.answer = async () => false;
  stage.time = 4_999;
  expect([await decide(learner, course), stage.queries, stage.lookups]).toEqual(['allowed', 1, 1]);
  stage.time = 5_000;
  expect([await decide(learner, course), stage.queries]).toEqual(['not-bought', 2]);
});

test('asked for anew, a remembered access is checked again, and allowed while the source is unavailable', async () => {
  const { stage, decide } = createStage();
  await decide(learner, course);
  stage.answer = () => Promise.reject(new Error('away'));
  expect(await decide(learner, course, true)).toBe('allowed');
  stage.answer = async () => false;
  expect([await decide(learner, course, true), stage.queries]).toEqual(['not-bought', 3]);
  expect(await decide(learner, course)).toBe('not-bought');
});

test('a refusal is never remembered: the next request after a purchase is allowed', async () => {
  const { stage, decide } = createStage();
  stage.answer = async () => false;
  expect(await decide(learner, course)).toBe('not-bought');
  stage.answer = async () => true;
  expect(await decide(learner, course)).toBe('allowed');
});

test('an allowed access is remembered for its course and person only', async () => {
  const { stage, decide } = createStage();
  await decide(learner, course);
  stage.answer = async () => false;
  expect(await decide(learner, course + 1)).toBe('not-bought');
  expect(await decide({ ...learner, id: 2 }, course)).toBe('not-bought');
});

test('while the source of grants is unavailable, an allowed access is remembered for 15 minutes; otherwise the answer is 503', async () => {
  const { stage, decide } = createStage();
  await decide(learner, course);
  stage.answer = () => Promise.reject(new Error('away'));
  stage.time = 15 * 60_000 - 1;
  expect(await decide(learner, course)).toBe('allowed');
  stage.time += 1;
  await expect(decide(learner, course)).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  await expect(decide(learner, course + 1)).rejects.toMatchObject({ statusCode: 503 });
});

test('a source of grants that never answers counts as unavailable', async () => {
  const { stage, decide } = createStage();
  stage.answer = () => new Promise(() => undefined);
  await expect(decide(learner, course)).rejects.toMatchObject({ statusCode: 503 });
});

test('many requests at once for one person and course send at most two queries, since the first may have begun before a payment', async () => {
  const { stage, decide } = createStage();
  stage.answer = async () => false;
  expect(await Promise.all(Array.from({ length: 20 }, () => decide(learner, course)))).not.toContain('allowed');
  expect(stage.queries).toBe(2);
});

test('the next request after a payment is allowed, although an earlier query still runs', async () => {
  const { stage, decide } = createStage();
  let refuse: (allowed: false) => void = () => undefined;
  stage.answer = () =>
    new Promise((resolve) => {
      refuse = resolve;
    });
  const before = decide(learner, course);
  await until(() => (stage.queries === 1 ? true : undefined));
  stage.answer = async () => true;
  const after = decide(learner, course);
  refuse(false);
  expect(await Promise.all([before, after])).toEqual(['not-bought', 'allowed']);
});
