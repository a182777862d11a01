import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpIsStored } from './stored-files';
import { fieldsOf } from '../../testing/client';
import { courseBody } from '../../testing/factories';
import { lessonLinks, notStored, unanswered } from '../../testing/test-catalogue';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

test.each(['banner_image', 'video_path'] as const)(
  'a course whose %s media never issued is refused with that field',
  async (field) => {
    const course = await make.course();
    const created = await client.post('/api/course', courseBody(course.category_id, { [field]: notStored }));
    expect([created.statusCode, fieldsOf(created)]).toEqual([400, [field]]);
    const changed = await client.put(`/api/course/${course.course_id}`, { ...course, [field]: notStored });
    expect([changed.statusCode, fieldsOf(changed)]).toEqual([400, [field]]);
  },
);

test('one answer names both fields', async () => {
  const { CategoryId } = await make.category();
  const refused = await client.post(
    '/api/course',
    courseBody(CategoryId, { banner_image: notStored, video_path: notStored }),
  );
  expect(fieldsOf(refused)).toEqual(['banner_image', 'video_path']);
});

test('a video whose address media never issued is refused with that field', async () => {
  const module = await make.courseModule((await make.course()).course_id);
  const video = await make.video(module);
  const body = { ...video, video_title: 'Other', video_url: notStored };
  for (const refused of [
    await client.post('/api/courseModule/moduleVideo', body),
    await client.put(`/api/courseModule/moduleVideo/${video.video_id}`, body),
  ]) {
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['video_url']]);
  }
});

test('files of lessons are separate from all others', async () => {
  const course = await make.course();
  const module = await make.courseModule(course.course_id);
  const video = await make.video(module, { video_url: '/media/lessons/one.mp4' });
  const elsewhere = { ...video, video_url: '/media/one.mp4' };
  const moved = await client.put(`/api/courseModule/moduleVideo/${video.video_id}`, elsewhere);
  expect([moved.statusCode, fieldsOf(moved)]).toEqual([400, ['video_url']]);
  const shown = await client.put(`/api/course/${course.course_id}`, { ...course, video_path: video.video_url });
  expect([shown.statusCode, fieldsOf(shown)]).toEqual([400, ['video_path']]);
});

test('while media does not answer, new paths are 503, and a record keeps those that it has', async () => {
  const course = await make.course();
  const away = await client.put(`/api/course/${course.course_id}`, { ...course, banner_image: unanswered });
  expect([away.statusCode, Number(away.headers['retry-after']) > 0]).toEqual([503, true]);
  await catalogue
    .db('courses')
    .where('course_id', course.course_id)
    .update({ banner_image: unanswered, video_path: notStored });
  const kept = { ...course, course_name: 'Renamed', banner_image: unanswered, video_path: notStored };
  const changed = await client.put(`/api/course/${course.course_id}`, kept);
  expect([changed.statusCode, changed.json()]).toEqual([200, kept]);
});

test('a record that does not exist is 404, also with files that are not stored', async () => {
  const { category_id } = await make.course();
  expect(
    (await client.put('/api/course/2000000000', courseBody(category_id, { banner_image: notStored }))).statusCode,
  ).toBe(404);
});

describe('over HTTP', () => {
  async function isStoredAt(answer: RequestListener): Promise<boolean> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const isStored = httpIsStored(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, lessonLinks);
    return isStored('/media/one.webp').finally(() => {
      server.closeAllConnections();
      server.close();
    });
  }

  test('a file exists when its first byte does', async () => {
    let requested = '';
    const answer = await isStoredAt(({ url, headers }, response) => {
      requested = `${url} ${headers.range}`;
      response.writeHead(206).end('R');
    });
    expect([answer, requested]).toEqual([true, '/media/one.webp bytes=0-0']);
  });

  test('a file does not exist when media answers 404', async () =>
    expect(await isStoredAt((_request, response) => void response.writeHead(404).end())).toBe(false));

  test.each<[string, RequestListener]>([
    ['fails', (_request, response) => void response.writeHead(503).end()],
    ['redirects', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['closes the connection', (request) => request.destroy()],
    ['does not answer', () => undefined],
  ])('nothing is known while media %s', async (_what, answer) => {
    await expect(isStoredAt(answer)).rejects.toThrow();
  });
});
