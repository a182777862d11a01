import type { AuditEntry } from '@vidyapath/http/audit';
import type { Course } from '@vidyapath/http/course';
import { allAtOnce, crowd } from '../../testing/all-at-once';
import { courseBody, unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const tiles = '/api/courseProgress/public-course-content-by-category/';
/** A misspelt search uses the stored words only. */
const near = async (q: string) =>
  (await client.get(`${tiles}?q=${encodeURIComponent(q)}`))
    .json<{ CourseName: string }[]>()
    .map(({ CourseName }) => CourseName);

it.each([
  ['without a key', {}],
  ['with one', { 'idempotency-key': 'one-course' }],
])('%s stores the entry in the trail and the words of the search, too', async (_key, headers) => {
  const { CategoryId } = await make.category();
  const name = unique('Metallurgy');
  const created = await client.post(
    '/api/course',
    courseBody(CategoryId, { course_name: name, author: 'Tara' }),
    'Staff',
    headers,
  );
  const course = created.json<Course>();
  expect(await near(name.replace('ll', 'l'))).toEqual([name]);
  const [entry] = (await client.get(`/api/course/${course.course_id}/audit`, 'Admin')).json<AuditEntry[]>();
  expect(entry).toMatchObject({ action: 'course.created', resource_id: String(course.course_id), actor_role: 'Staff' });
  expect(entry?.changes).toEqual(Object.entries(course).map(([field, after]) => ({ field, after })));
});

it('accepts letters of two UTF-16 units, whose halves cannot be stored', async () => {
  const { CategoryId } = await make.category();
  const created = await client.post('/api/course', courseBody(CategoryId, { course_name: '𠀀 𑒀𑒁𑒂𑒃𑒄 🙂x' }));
  expect([created.statusCode, created.json().course_name]).toEqual([201, '𠀀 𑒀𑒁𑒂𑒃𑒄 🙂x']);
  expect(await near('𑒀𑒁𑒃𑒄')).toEqual(['𠀀 𑒀𑒁𑒂𑒃𑒄 🙂x']);
});

it('leaves nothing when it is refused: no entry, no word', async () => {
  const before = [await catalogue.db('audit').count(), await catalogue.db('search_words').count()];
  const refused = await client.post('/api/course', courseBody(999_999, { course_name: 'Xylography' }));
  expect(refused.statusCode).toBe(400);
  expect([await catalogue.db('audit').count(), await catalogue.db('search_words').count()]).toEqual(before);
});

it('50 at once with the same new words give each course all its words', async () => {
  const { CategoryId } = await make.category();
  const words = ['Zwitterion', 'Aurora', 'Miasma', 'Quasar'].map((word) =>
    unique(word).replace(' ', '').toLowerCase().slice(0, 20),
  );
  const named = (number: number) => (number % 2 ? words : words.toReversed()).join(' ');
  const answers = await allAtOnce((number) =>
    client.post('/api/course', courseBody(CategoryId, { course_name: named(number) })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  for (const word of words) {
    expect(await catalogue.db('course_word_lists').whereRaw('words @> array[?]', [word])).toHaveLength(crowd);
    expect(await catalogue.db('search_words').where({ word })).toHaveLength(1);
  }
});

it('finds its words again after somebody has emptied the vocabulary', async () => {
  const { CategoryId } = await make.category();
  const body = courseBody(CategoryId, { course_name: 'Ornithology' });
  expect((await client.post('/api/course', body)).statusCode).toBe(201);
  await catalogue.db('search_words').delete();
  expect((await client.post('/api/course', body)).statusCode).toBe(201);
  expect(await near('ornitholgy')).toEqual(['Ornithology', 'Ornithology']);
});
