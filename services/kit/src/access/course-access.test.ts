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

/** Grants of which a test says what they answer, and a clock. */
function createStage() {
  const stage = { time: 0, asked: 0, looked: 0, answer: async (): Promise<boolean> => true };
  const offerOf = async () => {
    stage.looked += 1;
    return paid();
  };
  const hasGrant = () => {
    stage.asked += 1;
    return stage.answer();
  };
  return { stage, decide: createCourseAccess({ offerOf, grants: { hasGrant }, now: () => stage.time }) };
}

test('an allowance counts for 5 seconds without asking or looking anything up, and one taken back is felt after that', async () => {
  const { stage, decide } = createStage();
  expect(await decide(learner, course)).toBe('allowed');
  stage.answer = async () => false;
  stage.time = 4_999;
  expect([await decide(learner, course), stage.asked, stage.looked]).toEqual(['allowed', 1, 1]);
  stage.time = 5_000;
  expect([await decide(learner, course), stage.asked]).toEqual(['not-bought', 2]);
});

test('a refusal is never remembered: who has just bought is let in by the next request', async () => {
  const { stage, decide } = createStage();
  stage.answer = async () => false;
  expect(await decide(learner, course)).toBe('not-bought');
  stage.answer = async () => true;
  expect(await decide(learner, course)).toBe('allowed');
});

test('the allowance of one course or person says nothing of another', async () => {
  const { stage, decide } = createStage();
  await decide(learner, course);
  stage.answer = async () => false;
  expect(await decide(learner, course + 1)).toBe('not-bought');
  expect(await decide({ ...learner, id: 2 }, course)).toBe('not-bought');
});

test('while the grants are away the last allowance counts for 15 minutes; without one the answer is 503', async () => {
  const { stage, decide } = createStage();
  await decide(learner, course);
  stage.answer = () => Promise.reject(new Error('away'));
  stage.time = 15 * 60_000 - 1;
  expect(await decide(learner, course)).toBe('allowed');
  stage.time += 1;
  await expect(decide(learner, course)).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  await expect(decide(learner, course + 1)).rejects.toMatchObject({ statusCode: 503 });
});

test('an answer that never comes is as none', async () => {
  const { stage, decide } = createStage();
  stage.answer = () => new Promise(() => undefined);
  await expect(decide(learner, course)).rejects.toMatchObject({ statusCode: 503 });
});

test('of many requests at once for a person and course one asks, and one more for all whose refusal may be older than they are', async () => {
  const { stage, decide } = createStage();
  stage.answer = async () => false;
  expect(await Promise.all(Array.from({ length: 20 }, () => decide(learner, course)))).not.toContain('allowed');
  expect(stage.asked).toBe(2);
});

test('who pays while an earlier question is on its way is let in by the next request', async () => {
  const { stage, decide } = createStage();
  let refuse: (allowed: false) => void = () => undefined;
  stage.answer = () => new Promise((resolve) => (refuse = resolve));
  const before = decide(learner, course);
  await until(() => (stage.asked === 1 ? true : undefined));
  stage.answer = async () => true;
  const after = decide(learner, course);
  refuse(false);
  expect(await Promise.all([before, after])).toEqual(['not-bought', 'allowed']);
});
