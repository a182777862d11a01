import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Course } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { batchSize } from '@vidyapath/service-kit/lists/streamed-list';
import { useCatalogue } from '../../testing/use-catalogue';

const size = 60 * batchSize + 7;
/** So large that the buffers of a connection hold a small part of the list. */
const description = 'x'.repeat(5_000);
const many = `insert into courses (course_name, course_description, course_info, author, rating, actual_price, discounted_price, is_public, video_path, category_id)
  select 'Course ' || (n * 7919 % 1000), ?, '<p>x</p>', chr(97 + n % 5), (n % 11) / 2.0, 10, 5, n % 2 = 0, 'https://a.example/x.mp4', ? from generate_series(1, ?::int) n`;

const { catalogue, client, make } = useCatalogue();
let origin: string;

beforeAll(async () => {
  const { CategoryId } = await make.category();
  const longTimeoutDb = createDatabase({ url: catalogue.url, schema: 'catalogue', statementTimeout: 120_000 });
  await longTimeoutDb.raw(many, [description, CategoryId, size]);
  await longTimeoutDb.destroy();
  await catalogue.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(catalogue.app.server.address() as AddressInfo).port}`;
});

async function open(path: string, caller: 'Staff' | 'nobody' = 'Staff'): Promise<IncomingMessage> {
  const headers = caller === 'nobody' ? {} : catalogue.tokens.as(caller);
  const [answer] = (await once(get(`${origin}${path}`, { headers, agent: false }), 'response')) as [IncomingMessage];
  return answer;
}

async function whole<Item = Course>(path: string, caller: 'Staff' | 'nobody' = 'Staff'): Promise<Item[]> {
  const answer = await open(path, caller);
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += String(piece);
  const rows = JSON.parse(text) as Item[];
  expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, String(rows.length)]);
  return rows;
}

const bySmallLetters = (one: Course, other: Course) =>
  Number(one.author > other.author) - Number(one.author < other.author) || one.course_id - other.course_id;

describe('a list without a limit that is too long to be held', () => {
  it('has every course once, in its order', async () => {
    const ids = (await whole('/api/course')).map(({ course_id }) => course_id);
    expect(ids).toHaveLength(size);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  }, 300_000);

  it('is right in another order, from an offset on, and with only the rows that the caller sees', async () => {
    const visible = await whole('/api/course', 'nobody');
    expect(visible.every(({ is_public }) => is_public)).toBe(true);
    const sorted = await whole('/api/course?sort=author:desc', 'nobody');
    expect(sorted).toEqual(visible.toSorted(bySmallLetters).reverse());
    const answer = await open('/api/course?sort=rating:asc&offset=3');
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += String(piece);
    expect(JSON.parse(text)).toEqual((await whole('/api/course?sort=rating:asc')).slice(3));
  }, 300_000);

  it('is searched and answers 304 like a short one', async () => {
    const found = await whole('/api/course?q=course%207');
    expect(found.length).toBe(
      (await whole('/api/course')).filter(({ course_name }) => course_name.startsWith('Course 7')).length,
    );
    const { etag = '' } = (await client.get('/api/course', 'nobody')).headers;
    expect((await client.get('/api/course', 'nobody', { 'if-none-match': etag })).statusCode).toBe(304);
    await make.category();
    expect((await client.get('/api/course', 'nobody', { 'if-none-match': etag })).statusCode).toBe(200);
  }, 300_000);

  it('is ranked when visitors search it', async () => {
    const { length } = await whole('/api/course', 'nobody');
    for (const q of ['course%20', description.slice(0, 100)]) {
      const found = await whole(`/api/courseProgress/public-course-content-by-category/?q=${q}`, 'nobody');
      expect([q, found.length]).toEqual([q, length]);
    }
  }, 300_000);

  it('is read no faster than it is sent, and not after its reader has left', async () => {
    let batches = 0;
    const counted = ({ sql }: { sql: string }): void => {
      if (sql.includes('list_place')) batches += 1;
    };
    catalogue.db.on('query', counted);
    const answer = await open('/api/course');
    await once(answer, 'readable');
    const most = size / batchSize;
    const batchesRead = await settled(() => batches);
    expect(batchesRead).toBeLessThan(most);
    answer.destroy();
    expect(await settled(() => batches)).toBeLessThanOrEqual(batchesRead + 1);
    catalogue.db.off('query', counted);
  });
});

describe('modules and videos without a limit', () => {
  const inOrder = (one: number[], other: number[]) =>
    one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

  beforeAll(async () => {
    // Backwards, so that the order is not that of the ids.
    const modules = `insert into course_modules (course_id, module_name, module_description, sequence_no)
      select course_id, 'Module ' || n, 'x', 4 - n from courses, generate_series(1, 3) n where course_id % 8 = 0 order by course_id desc`;
    const videos = `insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no)
      select module_id, course_id, 'Video', 'https://a.example/x.mp4', 60, 3 - n from course_modules, generate_series(1, 2) n`;
    for (const sql of [modules, videos]) await catalogue.db.raw(sql);
  });

  it('are listed once each, in their order', async () => {
    const modules = (await whole<CourseModule>('/api/courseModule')).map(({ CourseId, SequenceNo, ModuleId }) => [
      CourseId,
      SequenceNo,
      ModuleId,
    ]);
    expect(modules.length).toBeGreaterThan(4 * batchSize);
    expect(modules).toEqual(modules.toSorted(inOrder));
    const videos = (await whole<ModuleVideo>('/api/courseModule/moduleVideo')).map((video) => [
      video.course_id,
      video.module_id,
      video.sequence_no,
    ]);
    expect(videos).toHaveLength(2 * modules.length);
    expect(videos).toEqual(videos.toSorted(inOrder));
    expect(new Set(videos.map(String)).size).toBe(videos.length);
  }, 300_000);

  it('are only those that the caller sees, in another order too', async () => {
    const visible = await whole<CourseModule>('/api/courseModule?sort=ModuleName:desc', 'nobody');
    const shown = new Set((await whole<Course>('/api/course', 'nobody')).map(({ course_id }) => course_id));
    const all = await whole<CourseModule>('/api/courseModule?sort=ModuleName:desc');
    expect(visible).toEqual(all.filter(({ CourseId }) => shown.has(CourseId)));
  }, 300_000);
});

/** The figure once it has not changed for a while. */
async function settled(figure: () => number): Promise<number> {
  for (let last = -1; ;) {
    if (figure() === last) return last;
    last = figure();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
