import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import type { Handout, OpenHandout } from '@vidyapath/http/handouts';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import type { Outline } from '@vidyapath/http/course-outline';
import type { Course } from '@vidyapath/http/course';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { createContext, type CatalogueContext } from '../../context';
import { type Caller, createClient } from '../../testing/client';
import { createFactories } from '../../testing/factories';
import { createHandoutClient, filePart, pdf, titlePart } from '../../testing/handout-client';
import { startMediaWithAssets } from '../../testing/media-with-assets';
import { lessonLinks, startCatalogue, storedFiles, type TestCatalogue } from '../../testing/test-catalogue';
import { removeUnusedFiles } from './handout-files';

const bought = new Set<number>();
let media: Awaited<ReturnType<typeof startMediaWithAssets>>;
let catalogue: TestCatalogue;
let client: ReturnType<typeof createClient>;
let make: ReturnType<typeof createFactories>;
let handouts: ReturnType<typeof createHandoutClient>;
/** Never listens, so that no job of its context runs. */
let idle: ServiceServer;
let ctx: CatalogueContext;
beforeAll(async () => {
  media = await startMediaWithAssets();
  catalogue = await startCatalogue({
    media: media.client,
    mediaFiles: media.client,
    grants: { hasGrant: async (_person, course) => bought.has(course) },
  });
  const { db, tokens } = catalogue;
  idle = await createTestServer('catalogue');
  ctx = createContext(idle, { db, tokens, isStored: storedFiles, lessonLinks, mediaFiles: media.client });
  client = createClient(catalogue);
  make = createFactories(client);
  handouts = createHandoutClient(catalogue);
});
afterAll(async () => {
  await idle.close();
  await catalogue.close();
  await media.stop();
});

async function newLesson(over: object = {}, course: object = {}) {
  const { course_id } = await make.course(course);
  const { ModuleId } = await make.courseModule(course_id);
  const { video_id } = await make.video({ CourseId: course_id, ModuleId }, over);
  return { course: course_id, module: ModuleId, video: video_id };
}

const list = async (video: number, caller: Caller = 'Staff') =>
  (await client.get(lessonPaths.handouts(video), caller)).json<OpenHandout[]>();
const rows = () => catalogue.db('handouts').count<{ count: string }[]>({ count: '*' });
/** What the job does when a file has been without a row for long enough. */
async function clean(): Promise<void> {
  await catalogue.db('unused_handout_files').update({ remove_after: catalogue.db.fn.now() });
  await removeUnusedFiles(ctx);
}

describe('the files of a lesson', () => {
  it('are listed in the order in which they were added, with addresses for this session', async () => {
    const { course, video } = await newLesson();
    const bytes = pdf();
    const sent = await handouts.send(video, [filePart(bytes), titlePart('सूत्र')]);
    const first = sent.json<Handout>();
    expect([sent.statusCode, first]).toEqual([
      201,
      { file_id: expect.any(String), title: 'सूत्र', size_bytes: bytes.length },
    ]);
    expect(sent.headers.location).toBe(lessonPaths.handout(video, first.file_id));
    const second = await handouts.add(video, 'Exercises');
    expect(media.files.get(first.file_id)).toEqual(bytes);
    bought.add(course);
    const answer = await client.get(lessonPaths.handouts(video), 'User');
    expect(answer.json()).toMatchObject([first, second]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    const [{ url } = { url: '' }] = answer.json<OpenHandout[]>();
    const { pathname, searchParams } = new URL(url, 'http://x');
    const [title = '', ends = '', signature = ''] = ['title', 'until', 'signature'].map(
      (name) => searchParams.get(name) ?? '',
    );
    expect(pathname).toBe(`/media/handouts/${first.file_id}`);
    expect(title).toBe('सूत्र');
    expect(lessonLinks.handoutReader(pathname, { title, until: Number(ends), signature }, cookie)).toBeDefined();
  });

  it('are for those who may play it, a preview for everybody, and no address of them without access', async () => {
    const paid = (await newLesson()).video;
    const preview = (await newLesson({ is_preview: true })).video;
    const unpublished = (await newLesson({ is_published: false })).video;
    const hidden = (await newLesson({}, { is_public: false })).video;
    for (const video of [paid, preview, unpublished, hidden]) await handouts.add(video);
    const callers = ['nobody', 'User', 'Staff', 'Admin'] as const;
    const statusesOf = async (video: number) =>
      Promise.all(callers.map(async (caller) => (await client.get(lessonPaths.handouts(video), caller)).statusCode));
    expect(await statusesOf(paid)).toEqual([401, 403, 200, 200]);
    expect(await statusesOf(preview)).toEqual([200, 200, 200, 200]);
    expect(await statusesOf(unpublished)).toEqual([404, 404, 200, 200]);
    expect(await statusesOf(hidden)).toEqual([404, 404, 200, 200]);
    expect(await statusesOf(2_000_000_000)).toEqual([404, 404, 404, 404]);
    expect((await client.get(lessonPaths.handouts(paid), 'User')).body).not.toContain('/media/');
  });

  it('are added and deleted by staff only', async () => {
    const { video } = await newLesson();
    const { file_id } = await handouts.add(video);
    for (const caller of ['nobody', 'User'] as const) {
      const status = caller === 'nobody' ? 401 : 403;
      expect((await handouts.send(video, [titlePart('x'), filePart(pdf())], caller)).statusCode).toBe(status);
      expect((await client.delete(lessonPaths.handout(video, file_id), caller)).statusCode).toBe(status);
    }
    expect(await list(video)).toHaveLength(1);
  });

  it('may be those of a lesson elsewhere, and are deleted once', async () => {
    const { video } = await newLesson({ video_url: 'https://archive.org/details/lesson' });
    const other = (await newLesson()).video;
    const { file_id } = await handouts.add(video);
    expect((await client.delete(lessonPaths.handout(other, file_id))).statusCode).toBe(404);
    expect((await client.delete(lessonPaths.handout(video, file_id))).statusCode).toBe(204);
    expect((await client.delete(lessonPaths.handout(video, file_id))).statusCode).toBe(404);
    expect(await list(video)).toEqual([]);
    await clean();
    expect(media.files.has(file_id)).toBe(false);
  });

  it('leave one entry each in the audit trail', async () => {
    const { video } = await newLesson();
    const { file_id } = await handouts.add(video);
    await client.delete(lessonPaths.handout(video, file_id));
    const trail = await client.get(`/api/course/audit?resource_type=handout&resource_id=${file_id}`, 'Admin');
    expect(trail.json<{ action: string }[]>().map(({ action }) => action)).toEqual([
      'handout.deleted',
      'handout.created',
    ]);
  });
});

describe('a file is gone from the storage', () => {
  it.each([
    ['lesson', ({ video }: { video: number }) => paths.moduleVideo(video)],
    ['module', ({ module }: { module: number }) => paths.courseModule(module)],
    ['course', ({ course }: { course: number }) => paths.course(course)],
  ])('when its %s is deleted', async (_what, pathOf) => {
    const lesson = await newLesson();
    const other = await newLesson();
    const { file_id } = await handouts.add(lesson.video);
    const stays = await handouts.add(other.video);
    expect((await client.delete(pathOf({ ...lesson }))).statusCode).toBe(204);
    expect((await client.get(lessonPaths.handouts(lesson.video))).statusCode).toBe(404);
    await clean();
    expect([media.files.has(file_id), media.files.has(stays.file_id)]).toEqual([false, true]);
  });

  it('also later, when media is away at that time', async () => {
    const { video } = await newLesson();
    const { file_id } = await handouts.add(video);
    await client.delete(paths.moduleVideo(video));
    media.goAway(true);
    await expect(clean()).rejects.toThrow();
    media.goAway(false);
    await clean();
    expect(media.files.has(file_id)).toBe(false);
    expect(await catalogue.db('unused_handout_files').select()).toEqual([]);
  });

  it('when no row got it, and not before its upload has had the time for that', async () => {
    const fileId = randomUUID();
    const { video } = await newLesson();
    media.files.set(fileId, pdf());
    await catalogue.db('unused_handout_files').insert({
      file_id: fileId,
      remove_after: catalogue.db.raw("now() + interval '1 minute'"),
    });
    await removeUnusedFiles(ctx);
    expect(media.files.has(fileId)).toBe(true);
    await clean();
    expect(media.files.has(fileId)).toBe(false);
    await handouts.add(video);
  });
});

describe('the files of a copied course', () => {
  async function copyOf(course: number) {
    const { course_id } = (await client.post(courseBuilderPaths.courseCopy(course), {})).json<Course>();
    const { modules } = (await client.get(courseBuilderPaths.outline(course_id))).json<Outline>();
    return { course: course_id, video: modules[0]?.videos[0]?.video_id ?? 0 };
  }

  it('are those of its first course, and stay until the last of them is deleted', async () => {
    const { course, video } = await newLesson();
    const first = await handouts.add(video, 'Notes');
    const second = await handouts.add(video, 'Exercises');
    const copy = await copyOf(course);
    expect(await list(copy.video)).toMatchObject([first, second]);
    await client.delete(lessonPaths.handout(video, first.file_id));
    await client.delete(paths.course(course));
    await clean();
    expect(await list(copy.video)).toHaveLength(2);
    expect(media.files.has(first.file_id) && media.files.has(second.file_id)).toBe(true);
    await client.delete(lessonPaths.handout(copy.video, first.file_id));
    await removeUnusedFiles(ctx);
    expect([media.files.has(first.file_id), media.files.has(second.file_id)]).toEqual([false, true]);
    await client.delete(paths.course(copy.course));
    await removeUnusedFiles(ctx);
    expect(media.files.has(second.file_id)).toBe(false);
  });

  it('are removed when both are deleted at once', async () => {
    const { course, video } = await newLesson();
    const { file_id } = await handouts.add(video);
    const copy = await copyOf(course);
    const answers = await Promise.all([video, copy.video].map((id) => client.delete(lessonPaths.handout(id, file_id))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await clean();
    expect(media.files.has(file_id)).toBe(false);
  });
});

describe('a refused upload leaves nothing behind:', () => {
  let video: number;
  let before: unknown;
  beforeEach(async () => {
    ({ video } = await newLesson());
    before = [await rows(), [...media.files.keys()]];
  });
  afterEach(async () => {
    await clean();
    expect([await rows(), [...media.files.keys()]]).toEqual(before);
    await handouts.add(video);
  });

  const bodies = {
    'a file of 21 MiB': [413, () => [titlePart('x'), filePart(pdf(21 * 1_024 ** 2))]],
    'a picture': [415, () => [titlePart('x'), filePart(Buffer.from('\x89PNG\r\n'))]],
    'a page that names itself a PDF': [415, () => [titlePart('x'), filePart('<!doctype html>%PDF-')]],
    'a PDF that was cut off': [415, () => [titlePart('x'), filePart('%PDF-1.7 half')]],
    'an empty file': [415, () => [titlePart('x'), filePart('')]],
    'two files': [400, () => [titlePart('x'), filePart(pdf()), filePart(pdf())]],
    'no file': [400, () => [titlePart('x')]],
    'another field': [400, () => [titlePart('x'), { ...filePart(pdf()), field: 'pdf' }]],
    'no title': [400, () => [filePart(pdf())]],
    'an empty title': [400, () => [titlePart(' '), filePart(pdf())]],
    'a long title': [400, () => [titlePart('x'.repeat(lessonLimits.handout.titleMax + 1)), filePart(pdf())]],
    'a title with NUL': [400, () => [titlePart('a\0b'), filePart(pdf())]],
  } as const;
  it.each(Object.entries(bodies))('%s', async (_what, [status, parts]) => {
    expect((await handouts.send(video, parts())).statusCode).toBe(status);
  });

  it('of a lesson that is not there', async () => {
    expect((await handouts.send(2_000_000_000, [titlePart('x'), filePart(pdf())])).statusCode).toBe(404);
  });

  it('while media is away', async () => {
    media.goAway(true);
    const answer = await handouts.send(video, [titlePart('x'), filePart(pdf())]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    media.goAway(false);
  });

  it('whose sender leaves in the middle', async () => {
    const { app, tokens } = catalogue;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const body = multipartBody(titlePart('x'), filePart(pdf(100_000)));
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const { authorization } = tokens.as('Staff');
    socket.write(
      `POST ${lessonPaths.handouts(video)} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${multipartType}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 50_000));
    await until(() => (socket.bytesWritten > 50_000 ? true : undefined));
    socket.destroy();
    await until(async () =>
      (await handouts.send(2_000_000_000, [titlePart('x'), filePart(pdf())])).statusCode === 404 ? true : undefined,
    );
  });
});

it('a file of 20 MiB is taken', async () => {
  const { video } = await newLesson();
  const bytes = pdf(lessonLimits.handout.bytesMax - pdf().length);
  const answer = await handouts.send(video, [titlePart('x'), filePart(bytes)]);
  expect([answer.statusCode, answer.json<Handout>().size_bytes]).toEqual([201, lessonLimits.handout.bytesMax]);
});

it('of two that would be the fifth and the sixth one is taken, and the file of the other is removed', async () => {
  const { video } = await newLesson();
  for (let count = 1; count < lessonLimits.handout.perLesson; count += 1) await handouts.add(video);
  const parts = () => [titlePart('x'), filePart(pdf())];
  const answers = await Promise.all([handouts.send(video, parts()), handouts.send(video, parts())]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ type: string }>().type).toBe('/problems/too-many-handouts');
  expect((await handouts.send(video, parts())).statusCode).toBe(409);
  await clean();
  const stored = (await list(video)).map(({ file_id }) => file_id);
  expect(stored).toHaveLength(lessonLimits.handout.perLesson);
  expect(stored.filter((id) => media.files.has(id))).toEqual(stored);
  const all: string[] = await catalogue.db('handouts').pluck('file_id');
  expect([...media.files.keys()].toSorted()).toEqual(all.toSorted());
});

it('an upload that is sent again with its key is one file, and another file with that key is refused', async () => {
  const { video } = await newLesson();
  const headers = { 'idempotency-key': randomUUID() };
  const parts = [titlePart('x'), filePart(pdf())];
  const answers = [
    await handouts.send(video, parts, 'Staff', headers),
    await handouts.send(video, parts, 'Staff', headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  expect(await list(video)).toHaveLength(1);
  expect((await handouts.send(video, [titlePart('x'), filePart(pdf())], 'Staff', headers)).statusCode).toBe(422);
});

it('of more uploads at once than a person may have some are refused before they are read', async () => {
  const { video } = await newLesson();
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => handouts.send(video, [titlePart('x'), filePart(pdf())])),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 429]);
});
