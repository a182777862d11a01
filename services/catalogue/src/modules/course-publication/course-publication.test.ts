import type { Course } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { publicationDue } from '@vidyapath/http/course-events';
import type { Readiness } from '@vidyapath/http/course-publication';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { until } from '@vidyapath/kit-testing/until';
import { unique } from '../../testing/factories';
import { playable, storeAsset } from '../../testing/stored-asset';
import { startReplica } from '../../testing/test-catalogue';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const failedOf = (checks: Readiness[]) => checks.filter(({ ok }) => !ok).map(({ check }) => check);
const readiness = async (id: number): Promise<Readiness[]> =>
  (await client.get(courseDraftPaths.courseReadiness(id))).json();
const publish = (id: number, body: object = {}, headers = {}) =>
  client.post(courseDraftPaths.coursePublication(id), body, 'Staff', headers);
const takeBack = (id: number) => client.delete(courseDraftPaths.coursePublication(id));
const courseAt = async (id: number): Promise<Course> => (await client.get(`/api/course/${id}`)).json();
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const dueOf = async (id: number) =>
  (await publishedBodies(catalogue.db, publicationDue)).filter(({ course_id }) => course_id === id);

async function readyCourse(): Promise<Course> {
  const course = await make.course({ is_public: false });
  await make.video(await make.courseModule(course.course_id));
  return course;
}

describe('readiness', () => {
  it('says of a new draft what it needs, and advice', async () => {
    const { CategoryId: category_id } = await make.category();
    const draft = await client.post(courseDraftPaths.courseDrafts, { course_name: unique('Draft'), category_id });
    const { course_id } = draft.json<Course>();
    const checks = await readiness(course_id);
    expect(failedOf(checks)).toEqual(['description', 'info', 'introduction', 'lessons', 'banner', 'price']);
    expect(checks.filter(({ required }) => required).map(({ check }) => check)).toEqual([
      'name',
      'description',
      'info',
      'introduction',
      'category',
      'lessons',
    ]);
  });

  it('names lessons without a file and without captions, and empty modules', async () => {
    const course = await make.course({ is_public: false });
    const module = await make.courseModule(course.course_id);
    const empty = await make.courseModule(course.course_id);
    const waiting = await make.video(module, { video_url: addressOfAsset(await storeAsset(catalogue)) });
    const ready = await make.video(module, { video_url: addressOfAsset(await storeAsset(catalogue, playable)) });
    const uncaptioned = await storeAsset(catalogue, { ...playable, captions: [] });
    const silent = await make.video(module, { video_url: addressOfAsset(uncaptioned), is_published: false });
    const checks = await readiness(course.course_id);
    expect(failedOf(checks)).toEqual(['files', 'modules', 'captions']);
    const of = (name: string) => checks.find(({ check }) => check === name);
    expect(of('files')?.video_ids).toEqual([waiting.video_id]);
    expect(of('captions')?.video_ids).toEqual([waiting.video_id, silent.video_id]);
    expect(of('captions')?.video_ids).not.toContain(ready.video_id);
    expect(of('modules')?.detail).toContain(empty.ModuleName);
  });

  it('needs a lesson that counts, an introduction that plays and an active category', async () => {
    const category = await make.category();
    const course = await make.course({ is_public: false, category_id: category.CategoryId });
    const asset = addressOfAsset(await storeAsset(catalogue));
    await client.put(courseDraftPaths.courseDetails(course.course_id), { video_path: asset });
    await client.put(`/api/category/${category.CategoryId}`, { ...category, Status: 'Inactive' });
    await make.video(await make.courseModule(course.course_id), { is_published: false });
    expect(failedOf(await readiness(course.course_id))).toEqual(['introduction', 'category', 'lessons']);
  });
});

describe('publishing', () => {
  it('puts a ready course on sale and takes it back', async () => {
    const { course_id } = await readyCourse();
    const published = await publish(course_id);
    expect([published.statusCode, published.json<Course>().is_public]).toEqual([200, true]);
    expect((await client.get(`/api/course/${course_id}`, 'nobody')).statusCode).toBe(200);
    const back = await takeBack(course_id);
    expect([back.statusCode, back.json<Course>().is_public]).toEqual([200, false]);
    expect((await client.get(`/api/course/${course_id}`, 'nobody')).statusCode).toBe(404);
  });

  it('refuses a course that lacks something, with the failed checks', async () => {
    const { course_id } = await make.course({ is_public: false });
    for (const body of [{}, { publish_at: soon(60_000) }]) {
      const refused = await publish(course_id, body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        type: '/problems/not-ready',
        failed: [{ check: 'lessons', ok: false, required: true }],
      });
    }
    expect((await courseAt(course_id)).is_public).toBe(false);
  });

  it('refuses an older version', async () => {
    const { course_id } = await readyCourse();
    expect((await publish(course_id, {}, { 'if-match': '"old"' })).statusCode).toBe(412);
  });

  it.each([
    ['past', () => soon(-60_000)],
    ['after a year', () => soon(367 * 24 * 3_600_000)],
    ['no time', () => 'tomorrow'],
    ['without an offset', () => soon(60_000).replace('Z', '')],
  ])('refuses a time that is %s', async (_name, at) => {
    const { course_id } = await readyCourse();
    expect((await publish(course_id, { publish_at: at() })).statusCode).toBe(400);
  });
});

describe('a planned publication', () => {
  it('stands in the course for Staff, and is cancelled', async () => {
    const { course_id } = await readyCourse();
    const publish_at = soon(1_500);
    expect((await publish(course_id, { publish_at })).json<Course>()).toMatchObject({ publish_at, is_public: false });
    expect((await client.get(`/api/course/${course_id}`, 'nobody')).statusCode).toBe(404);
    expect((await takeBack(course_id)).json<Course>().publish_at).toBeNull();
    const later = await readyCourse();
    await publish(later.course_id, { publish_at: soon(1_600) });
    await until(async () => ((await courseAt(later.course_id)).is_public ? true : undefined));
    expect(await dueOf(course_id)).toEqual([]);
    expect((await courseAt(course_id)).is_public).toBe(false);
  });

  it('is over when the course is published before its time', async () => {
    const { course_id } = await readyCourse();
    await publish(course_id, { publish_at: soon(3_600_000) });
    expect((await publish(course_id)).json<Course>()).toMatchObject({ publish_at: null, is_public: true });
  });

  it('happens once, over two replicas and a restart', async () => {
    const { course_id, course_name } = await readyCourse();
    const first = await startReplica(catalogue.url);
    const publish_at = soon(2_500);
    await publish(course_id, { publish_at });
    await first.close();
    const second = await startReplica(catalogue.url);
    await until(async () => ((await courseAt(course_id)).is_public ? true : undefined));
    await second.close();
    expect(await dueOf(course_id)).toEqual([
      expect.objectContaining({ course_id, course_name, published: true, due_at: publish_at }),
    ]);
    expect((await courseAt(course_id)).publish_at).toBeNull();
    const events = await catalogue.db('audit').where({ resource_type: 'course', resource_id: String(course_id) });
    expect(events.filter(({ actor_id }) => actor_id === null)).toHaveLength(1);
  });

  it('leaves a course hidden that lacks something at its time, and tells who planned it', async () => {
    const course = await make.course({ is_public: false });
    const { course_id } = course;
    const video = await make.video(await make.courseModule(course_id));
    const publish_at = soon(1_500);
    await publish(course_id, { publish_at });
    await client.delete(`/api/courseModule/moduleVideo/${video.video_id}`);
    const [told] = await until(async () => {
      const due = await dueOf(course_id);
      return due.length > 0 ? due : undefined;
    });
    expect(told).toMatchObject({ published: false, user_id: expect.any(Number), course_name: course.course_name });
    expect(await courseAt(course_id)).toMatchObject({ is_public: false, publish_at: null });
  });
});
