import type { Thread } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { deliverCourse, lessonOf, newId } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

async function asked(): Promise<string> {
  const { course_id } = await deliverCourse(learning, [lessonOf()]);
  const question = await learning.post(paths.courseThreads(course_id), { title: 'Why?', body: 'x' }, { id: newId() });
  return question.json<Thread>().thread_id;
}

test('120 answers of one person to one thread at once leave connections for other people', async () => {
  const thread_id = await asked();
  const helper = { id: newId() };
  const reader = { id: newId() };
  const sent = await learning.db.transaction(async (trx) => {
    // The first answer waits for this lock, and all others for the first.
    await trx('threads').where({ thread_id }).forUpdate();
    const answers = Array.from({ length: 120 }, () =>
      learning.post(paths.threadPosts(thread_id), { body: 'Because.' }, helper),
    );
    expect((await learning.get(paths.thread(await asked()), reader)).statusCode).toBe(200);
    return answers;
  });
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(101);
  expect(statuses.filter((status) => status === 429)).toHaveLength(19);
}, 30_000);
