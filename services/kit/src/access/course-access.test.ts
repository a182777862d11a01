import { createCourseAccess, type GrantSource } from './course-access';

const course = 7;
const learner = { id: 1, role: 'User' as const };
const free = async () => true;
const paid = async () => false;
const holds = (answer: boolean): GrantSource => ({ hasGrant: async () => answer });
const away: GrantSource = { hasGrant: () => Promise.reject(new Error('away')) };

test.each([
  ['Admin', 'a paid course', { isFree: paid, grants: holds(false) }, true],
  ['Staff', 'a paid course', { isFree: paid, grants: holds(false) }, true],
  ['Staff', 'a paid course while the grants are away', { isFree: paid, grants: away }, true],
  ['User', 'a free course', { isFree: free, grants: holds(false) }, true],
  ['User', 'a free course while the grants are away', { isFree: free, grants: away }, true],
  ['User', 'a paid course with a grant', { isFree: paid, grants: holds(true) }, true],
  ['User', 'a paid course without one', { isFree: paid, grants: holds(false) }, false],
  ['User', 'any course where nothing is sold', { isFree: paid }, true],
] as const)('%s and %s', async (role, _course, options, allowed) => {
  expect(await createCourseAccess(options)({ id: 1, role }, course)).toBe(allowed);
});

/** Grants of which a test says what they answer, and a clock. */
function createStage() {
  const stage = { time: 0, asked: 0, answer: async (): Promise<boolean> => true };
  const hasGrant = () => {
    stage.asked += 1;
    return stage.answer();
  };
  return { stage, mayLearn: createCourseAccess({ isFree: paid, grants: { hasGrant }, now: () => stage.time }) };
}

test('an allowance counts for 5 seconds without asking, and one taken back is felt after that', async () => {
  const { stage, mayLearn } = createStage();
  expect(await mayLearn(learner, course)).toBe(true);
  stage.answer = async () => false;
  stage.time = 4_999;
  expect([await mayLearn(learner, course), stage.asked]).toEqual([true, 1]);
  stage.time = 5_000;
  expect([await mayLearn(learner, course), stage.asked]).toEqual([false, 2]);
});

test('a refusal is never remembered: who has just bought is let in by the next request', async () => {
  const { stage, mayLearn } = createStage();
  stage.answer = async () => false;
  expect(await mayLearn(learner, course)).toBe(false);
  stage.answer = async () => true;
  expect(await mayLearn(learner, course)).toBe(true);
});

test('the allowance of one course or person says nothing of another', async () => {
  const { stage, mayLearn } = createStage();
  await mayLearn(learner, course);
  stage.answer = async () => false;
  expect(await mayLearn(learner, course + 1)).toBe(false);
  expect(await mayLearn({ ...learner, id: 2 }, course)).toBe(false);
});

test('while the grants are away the last allowance counts for 15 minutes; without one the answer is 503', async () => {
  const { stage, mayLearn } = createStage();
  await mayLearn(learner, course);
  stage.answer = () => Promise.reject(new Error('away'));
  stage.time = 15 * 60_000 - 1;
  expect(await mayLearn(learner, course)).toBe(true);
  stage.time += 1;
  await expect(mayLearn(learner, course)).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  await expect(mayLearn(learner, course + 1)).rejects.toMatchObject({ statusCode: 503 });
});

test('an answer that never comes is as none', async () => {
  const { stage, mayLearn } = createStage();
  stage.answer = () => new Promise(() => undefined);
  await expect(mayLearn(learner, course)).rejects.toMatchObject({ statusCode: 503 });
});

test('of many requests at once for a person and course one asks', async () => {
  const { stage, mayLearn } = createStage();
  stage.answer = async () => false;
  expect(await Promise.all(Array.from({ length: 20 }, () => mayLearn(learner, course)))).not.toContain(true);
  expect(stage.asked).toBe(1);
});
