import type { CourseModule } from '@vidyapath/http/course-module';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { allAtOnce } from '../../testing/all-at-once';
import { fieldsOf } from '../../testing/client';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const list = '/api/courseModule/moduleVideo/';
const newModule = async () => make.courseModule((await make.course()).course_id);
const bodyFor = ({ CourseId, ModuleId }: CourseModule, over: object = {}) => ({
  course_id: CourseId,
  module_id: ModuleId,
  video_title: 'Intro',
  video_url: 'https://video.example/a.mp4?x=1',
  duration_in_seconds: 61,
  ...over,
});
const videosOf = async ({ CourseId, ModuleId }: CourseModule): Promise<ModuleVideo[]> =>
  (await client.get(`${list}?course_id=${CourseId}&module_id=${ModuleId}`)).json();
const orderOf = async (of: CourseModule) =>
  (await videosOf(of)).map((video) => `${video.video_title}@${video.sequence_no}`);

describe('module videos', () => {
  it('are made, read, changed and deleted', async () => {
    const courseModule = await newModule();
    const body = bodyFor(courseModule);
    const created = await client.post(list, { ...body, created_by: 'mallory', duration_in_seconds: 61.5 });
    expect(created.statusCode).toBe(201);
    const video = created.json();
    expect(video).toEqual({
      ...body,
      duration_in_seconds: 62,
      sequence_no: 1,
      created_by: 'admin',
      is_preview: false,
      is_published: true,
      asset_id: null,
      status: 'ready',
      video_id: expect.any(Number),
    });
    const url = String(created.headers.location);
    const read = await client.get(url);
    expect(read.json()).toEqual(video);
    const changed = await client.put(url, { ...video, video_title: 'Outro', created_by: 'x' }, 'Admin', {
      'if-match': String(read.headers.etag),
    });
    expect(changed.json()).toEqual({ ...video, video_title: 'Outro' });
    expect((await client.put(url, video, 'Staff', { 'if-match': String(read.headers.etag) })).statusCode).toBe(412);
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.delete(url)).statusCode).toBe(404);
    expect((await client.put(url, video)).statusCode).toBe(404);
    expect((await client.get(url)).statusCode).toBe(404);
  });

  it('belong to a module of their course', async () => {
    const courseModule = await newModule();
    const other = await newModule();
    for (const [over, field] of [
      [{ module_id: other.ModuleId }, 'module_id'],
      [{ module_id: 2_000_000_000 }, 'module_id'],
      [{ course_id: 2_000_000_000 }, 'course_id'],
      [{ video_url: 'ftp://x/y' }, 'video_url'],
      [{ video_title: '' }, 'video_title'],
      [{ duration_in_seconds: -1 }, 'duration_in_seconds'],
      [{ duration_in_seconds: undefined }, 'duration_in_seconds'],
      [{ sequence_no: 0 }, 'sequence_no'],
    ] as const) {
      const refused = await client.post(list, bodyFor(courseModule, over));
      expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, [field]]);
    }
  });

  it('are ordered within their module', async () => {
    const courseModule = await newModule();
    const first = await make.video(courseModule, { video_title: 'a' });
    await make.video(courseModule, { video_title: 'b' });
    await make.video(courseModule, { video_title: 'c', sequence_no: 1 });
    expect(await orderOf(courseModule)).toEqual(['c@1', 'a@2', 'b@3']);
    await client.put(`${list}${first.video_id}`, { ...first, sequence_no: 3 });
    expect(await orderOf(courseModule)).toEqual(['c@1', 'a@3', 'b@4']);
    const other = await newModule();
    await make.video(other, { video_title: 'x' });
    const body = { ...first, course_id: other.CourseId, module_id: other.ModuleId, sequence_no: undefined };
    expect((await client.put(`${list}${first.video_id}`, body)).statusCode).toBe(200);
    expect(await orderOf(other)).toEqual(['x@1', 'a@2']);
  });

  it('get different positions when 50 are made at once', async () => {
    const courseModule = await newModule();
    const body = bodyFor(courseModule, { sequence_no: 1 });
    const answers = await allAtOnce(() => client.post(list, body));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const positions = (await videosOf(courseModule)).map((video) => video.sequence_no);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('are deleted or refused when their module is deleted at the same time', async () => {
    const courseModule = await newModule();
    const creations = Array.from({ length: 10 }, () => client.post(list, bodyFor(courseModule, { sequence_no: 1 })));
    const [deleted, ...made] = await Promise.all([
      client.delete(`/api/courseModule/${courseModule.ModuleId}`),
      ...creations,
    ]);
    expect(deleted.statusCode).toBe(204);
    expect(made.filter(({ statusCode }) => ![201, 400].includes(statusCode))).toEqual([]);
    expect(await videosOf(courseModule)).toEqual([]);
  });

  it('are listed, searched, sorted and paged', async () => {
    const courseModule = await newModule();
    for (const [video_title, duration_in_seconds] of [
      ['alpha', 3],
      ['Beta', 1],
      ['gamma', 2],
    ] as const) {
      await make.video(courseModule, { video_title, duration_in_seconds });
    }
    const titles = async (query: string) =>
      (await client.get(`${list}?module_id=${courseModule.ModuleId}&${query}`))
        .json<ModuleVideo[]>()
        .map((video) => video.video_title);
    expect(await titles('')).toEqual(['alpha', 'Beta', 'gamma']);
    expect(await titles('q=BET')).toEqual(['Beta']);
    expect(await titles('sort=duration_in_seconds:desc')).toEqual(['alpha', 'gamma', 'Beta']);
    expect(await titles('sort=video_title:desc&limit=1&offset=1')).toEqual(['Beta']);
    expect((await client.get(`${list}?course_id=2000000000`)).json()).toEqual([]);
    expect((await client.get(`${list}?sort=search_text:asc`)).statusCode).toBe(400);
  });
});
