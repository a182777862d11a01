import { randomUUID } from 'node:crypto';
import { paths } from '@vidyapath/http/paths';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { completionsDone } from '../../testing/removals';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

/** A course whose first lesson gets versions of these lengths. */
async function courseOfAsset(asset_id: string | undefined) {
  const lesson = lessonOf({ duration_seconds: 200, ...(asset_id && { asset_id }) });
  const other = lessonOf();
  const { course_id, deliverOutline } = await deliverCourse(learning, [lesson, other]);
  const { video_id } = lesson;
  return {
    course_id,
    video_id,
    getLength: async (duration_seconds: number) => {
      await deliverOutline([{ ...lesson, duration_seconds }, other]);
      await completionsDone(learning);
    },
    seenBy: async (user_id: number): Promise<unknown> =>
      learning
        .db('lesson_progress')
        .where({ user_id, video_id })
        .first('seen', learning.db.raw('covered_seconds::float8, position_seconds::float8')),
  };
}

test('a new version of an asset keeps what was seen, and drops what lies behind its end', async () => {
  const { course_id, video_id, getLength, seenBy } = await courseOfAsset(randomUUID());
  const learner = learnerOf(learning);
  await learner.watch(video_id, [10, 40], [90, 150]);
  await getLength(100);
  expect(await seenBy(learner.id)).toEqual({
    seen: '{[10.000,40.000),[90.000,100)}',
    covered_seconds: 40,
    position_seconds: 100,
  });
  expect((await learner.course(course_id)).videos[0]).toMatchObject({ coverage: 0.4, completed: false });
  await getLength(200);
  expect((await learner.course(course_id)).videos[0]).toMatchObject({ coverage: 0.2, position_seconds: 100 });
});

test('a length that is not known drops nothing, nor does another length of a file that is elsewhere', async () => {
  const asset = await courseOfAsset(randomUUID());
  const elsewhere = await courseOfAsset(undefined);
  const learner = learnerOf(learning);
  for (const { video_id } of [asset, elsewhere]) await learner.watch(video_id, [100, 150]);
  for (const length of [0, 200]) await asset.getLength(length);
  for (const length of [100, 200]) await elsewhere.getLength(length);
  for (const { seenBy } of [asset, elsewhere])
    expect(await seenBy(learner.id)).toEqual({
      seen: '{[100.000,150.000)}',
      covered_seconds: 50,
      position_seconds: 150,
    });
});

test('a lesson stays completed with a longer version, and is completed by a shorter one for who has seen it', async () => {
  const { course_id, video_id, getLength } = await courseOfAsset(randomUUID());
  const completed = learnerOf(learning);
  const nearly = learnerOf(learning);
  await completed.watch(video_id, [0, 100]);
  await completed.wait(100);
  await completed.watch(video_id, [100, 190]);
  await nearly.watch(video_id, [0, 95]);
  const firstOf = async ({ course }: typeof completed) => (await course(course_id)).videos[0];
  await getLength(400);
  expect(await firstOf(completed)).toMatchObject({ completed: true, coverage: 0.475 });
  expect(await firstOf(nearly)).toMatchObject({ completed: false });
  await getLength(100);
  for (const learner of [completed, nearly]) expect(await firstOf(learner)).toMatchObject({ completed: true });
});

test('a report of the version that still plays counts up to the end of the new one', async () => {
  const { video_id, getLength, seenBy } = await courseOfAsset(randomUUID());
  const learner = learnerOf(learning);
  await getLength(100);
  const answer = await learner.watch(video_id, [60, 99], [99, 150], [160, 170]);
  expect(answer).toMatchObject({ accepted: true, covered_seconds: 40, position_seconds: 100 });
  expect(await seenBy(learner.id)).toMatchObject({ seen: '{[60.000,100.000)}' });
  expect((await learner.report(video_id, [[5, 5]])).statusCode).toBe(400);
});

test('reports during the change of a version bring nothing back that it dropped', async () => {
  const { video_id, getLength, seenBy } = await courseOfAsset(randomUUID());
  const learner = learnerOf(learning);
  await learner.watch(video_id, [100, 200]);
  await learner.wait(200);
  const reports = Array.from({ length: 10 }, (_, at) => learner.watch(video_id, [at * 10, at * 10 + 10]));
  await Promise.all([...reports, getLength(100)]);
  expect(await seenBy(learner.id)).toMatchObject({
    covered_seconds: 100,
    seen: expect.stringMatching(/,100(\.000)?\)}$/),
  });
});

test('notes and threads behind the end of a new version stay, and their texts may change', async () => {
  const { course_id, video_id, getLength } = await courseOfAsset(randomUUID());
  const { caller } = learnerOf(learning);
  const note = await learning.post(paths.notes, { video_id, at_seconds: 150, body: 'Remember' }, caller);
  const { note_id } = note.json<{ note_id: string }>();
  const thread = { video_id, at_seconds: 150, title: 'Why is it so?', body: 'I do not see it.' };
  await learning.post(paths.courseThreads(course_id), thread, caller);
  await getLength(100);
  const [threads] = (await learning.get(paths.courseThreads(course_id), caller)).json<unknown[]>();
  expect(threads).toMatchObject({ video_id, at_seconds: 150 });
  const change = async (body: object) => {
    const { etag = '' } = (await learning.get(paths.note(note_id), caller)).headers;
    return learning.send('PUT', paths.note(note_id), caller, body, { 'if-match': String(etag) });
  };
  for (const body of [{ body: 'Again' }, { body: 'Again', video_id, at_seconds: 150 }])
    expect((await change(body)).json()).toMatchObject({ body: 'Again', video_id, at_seconds: 150 });
  expect((await change({ body: 'Again', at_seconds: 140 })).statusCode).toBe(400);
});
