import type { AuditEntry } from '@vidyapath/http/audit';
import { courseBody, unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const trail = async (url: string, query = '') =>
  (await client.get(`${url}/audit${query}`, 'Admin')).json<AuditEntry[]>();
const entries = async () => (await catalogue.db('audit')).length;

async function subjects(): Promise<[url: string, type: string, change: object][]> {
  const course = await make.course();
  const courseModule = await make.courseModule(course.course_id);
  const video = await make.video(courseModule);
  const category = await make.category();
  return [
    [`/api/courseModule/moduleVideo/${video.video_id}`, 'video', { ...video, video_title: 'Changed' }],
    [`/api/courseModule/${courseModule.ModuleId}`, 'module', { ...courseModule, ModuleName: 'Changed' }],
    [`/api/course/${course.course_id}`, 'course', courseBody(course.category_id, { ...course, author: 'Changed' })],
    [`/api/category/${category.CategoryId}`, 'category', { CategoryName: unique('Changed') }],
  ];
}

it('names who created, changed and deleted each record, also after its deletion', async () => {
  for (const [url, type, change] of await subjects()) {
    expect((await client.put(url, change, 'Admin')).statusCode).toBe(200);
    expect((await client.delete(url)).statusCode).toBe(204);
    const entries = await trail(url);
    expect(entries.map(({ action, actor_role }) => [action, actor_role])).toEqual([
      [`${type}.deleted`, 'Staff'],
      [`${type}.changed`, 'Admin'],
      [`${type}.created`, 'Staff'],
    ]);
    expect(entries[1]?.changes).toEqual([expect.objectContaining({ after: expect.stringContaining('Changed') })]);
    expect(entries[0]).toMatchObject({ actor_id: 1, client: '127.0.0.1', request_id: expect.any(String) });
    expect(await trail(url, '?limit=1&offset=2')).toEqual([entries[2]]);
  }
});

it('only Admins read it; a 412 has the last change: by whom, when and of which fields', async () => {
  for (const [url, type, change] of await subjects()) {
    expect((await client.get(`${url}/audit`, 'Staff')).statusCode).toBe(403);
    expect((await client.put(url, change, 'Admin')).statusCode).toBe(200);
    const [{ at, actor_id: id, actor_name: name, changes }] = (await trail(url)) as [AuditEntry];
    const lastChange = { at, actor: { id, name }, fields: changes.map(({ field }) => field) };
    for (const refused of [
      await client.put(url, change, 'Staff', { 'if-match': '"stale"' }),
      await client.delete(url, 'Staff', { 'if-match': '"stale"' }),
    ]) {
      expect([type, refused.statusCode, refused.json()]).toEqual([type, 412, expect.objectContaining({ lastChange })]);
    }
  }
});

it('a 412 names no person where the platform made the last change', async () => {
  const [{ category_id }] = await catalogue
    .db('categories')
    .insert({ category_name: unique('Seeded') })
    .returning('category_id');
  const refused = await client.delete(`/api/category/${category_id}`, 'Staff', { 'if-match': '"stale"' });
  expect([refused.statusCode, refused.json().lastChange]).toEqual([412, undefined]);
});

it('has no entry of a refused write, and one entry of a repeated one', async () => {
  const category = await make.category();
  const before = await entries();
  await client.post('/api/category', { CategoryName: category.CategoryName });
  await client.put(`/api/category/${category.CategoryId}`, { CategoryName: unique('x') }, 'Staff', {
    'if-match': '"stale"',
  });
  await client.post('/api/course', courseBody(2_000_000_000));
  expect(await entries()).toBe(before);
  const body = { CategoryName: unique('Once') };
  for (let round = 0; round < 3; round += 1)
    await client.post('/api/category', body, 'Staff', { 'idempotency-key': 'once' });
  expect(await entries()).toBe(before + 1);
});
