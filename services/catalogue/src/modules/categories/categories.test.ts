import { fieldsOf } from '../../testing/client';
import { unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

describe('categories', () => {
  it('are made, read, changed and deleted', async () => {
    const name = unique('Science');
    const created = await client.post('/api/category', { CategoryId: 99, CategoryName: `  ${name} ` });
    expect(created.statusCode).toBe(201);
    const category = created.json();
    expect(category).toEqual({
      CategoryId: expect.any(Number),
      CategoryName: name,
      CategoryNameHindi: '',
      Status: 'Active',
    });
    expect(created.headers.location).toBe(`/api/category/${category.CategoryId}`);

    const url = `/api/category/${category.CategoryId}`;
    expect((await client.get(url)).json()).toEqual(category);
    const changed = await client.put(url, { CategoryName: unique('New'), Status: 'Inactive' });
    expect(changed.statusCode).toBe(200);
    expect((await client.get(`${url}/`)).json()).toEqual(changed.json());
    const kept = await client.put(url, { CategoryName: name });
    expect(kept.json().Status).toBe('Inactive');

    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.delete(url)).statusCode).toBe(404);
    expect((await client.get(url)).statusCode).toBe(404);
  });

  it('have a Hindi name too, which is searched, kept and removed', async () => {
    const name = unique('Science');
    const hindi = unique('विज्ञान');
    const category = await make.category({ CategoryName: name, CategoryNameHindi: ` ${hindi} ` });
    expect(category).toMatchObject({ CategoryName: name, CategoryNameHindi: hindi });
    expect((await client.get(`/api/category?q=${encodeURIComponent(hindi)}`)).json()).toEqual([category]);
    const url = `/api/category/${category.CategoryId}`;
    expect((await client.put(url, { CategoryName: name })).json().CategoryNameHindi).toBe(hindi);
    expect((await client.put(url, { CategoryName: name, CategoryNameHindi: '' })).json().CategoryNameHindi).toBe('');
    const refused = await client.put(url, { CategoryName: name, CategoryNameHindi: '\u200d ' });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['CategoryNameHindi']]);
  });

  it('have names that differ in more than case, accents’ composition and white space', async () => {
    const name = unique('Caf\u00e9');
    const category = await make.category({ CategoryName: name });
    for (const same of [name.toUpperCase(), ` ${name}`, name.normalize('NFD')]) {
      const refused = await client.post('/api/category', { CategoryName: same });
      expect([refused.statusCode, refused.json().type, fieldsOf(refused)]).toEqual([
        409,
        '/problems/category-name-taken',
        ['CategoryName'],
      ]);
    }
    const other = await make.category();
    expect((await client.put(`/api/category/${other.CategoryId}`, { CategoryName: name })).statusCode).toBe(409);
    expect(
      (await client.put(`/api/category/${category.CategoryId}`, { CategoryName: name.toUpperCase() })).statusCode,
    ).toBe(200);
  });

  it('with courses cannot be deleted', async () => {
    const category = await make.category();
    const course = await make.course({ category_id: category.CategoryId });
    const refused = await client.delete(`/api/category/${category.CategoryId}`);
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/category-in-use']);
    await client.delete(`/api/course/${course.course_id}`);
    expect((await client.delete(`/api/category/${category.CategoryId}`)).statusCode).toBe(204);
  });

  it('are not deleted under a course that is made at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { CategoryId } = await make.category();
      const body = { ...(await make.course()), category_id: CategoryId };
      const [made, deleted] = await Promise.all([
        client.post('/api/course', body),
        client.delete(`/api/category/${CategoryId}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([made.statusCode, deleted.statusCode]);
    }
  });

  it('that are inactive exist for staff only', async () => {
    const { CategoryId, CategoryName } = await make.category({ Status: 'Inactive' });
    for (const caller of ['nobody', 'User'] as const) {
      expect((await client.get(`/api/category/${CategoryId}`, caller)).statusCode).toBe(404);
      expect((await client.get(`/api/category?q=${encodeURIComponent(CategoryName)}`, caller)).json()).toEqual([]);
    }
    expect((await client.get(`/api/category?q=${encodeURIComponent(CategoryName)}`, 'Admin')).json()).toHaveLength(1);
  });

  it.each([
    [{}, ['CategoryName']],
    [{ CategoryName: '  ' }, ['CategoryName']],
    [{ CategoryName: 'x'.repeat(101) }, ['CategoryName']],
    [{ CategoryName: 7, Status: 'Gone' }, ['CategoryName', 'Status']],
    [{ CategoryName: 'a\0b' }, ['CategoryName']],
  ])('refuse %j', async (body, fields) => {
    const refused = await client.post('/api/category', body);
    expect([refused.statusCode, fieldsOf(refused).sort()]).toEqual([400, fields]);
    expect(refused.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '%20 1', '0x10', '9999999999999999999'])(
    'have no id %s',
    async (id) => {
      expect((await client.get(`/api/category/${id}`)).statusCode).toBe(400);
    },
  );
});

describe('two editors of one category', () => {
  it('cannot overwrite each other’s changes', async () => {
    const { CategoryId } = await make.category();
    const url = `/api/category/${CategoryId}`;
    const etag = String((await client.get(url)).headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.put(url, { CategoryName: unique('Mine') }, 'Staff', { 'if-match': etag })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412, 412]);
    expect((await client.delete(url, 'Staff', { 'if-match': etag })).statusCode).toBe(412);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect((await client.delete(url, 'Staff', { 'if-match': String(winner?.headers.etag) })).statusCode).toBe(204);
  });
});
