import type { AuditEntry } from '@vidyapath/http/audit';
import type { Course } from '@vidyapath/http/course';
import * as courseWordsListed from '../../migrations/20261122100100-course-words-listed';
import { keysOf } from '../../search/near-words';
import { allAtOnce, crowd } from '../../testing/all-at-once';
import type { Caller } from '../../testing/client';
import { courseBody, unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const tiles = '/api/courseProgress/public-course-content-by-category/';
/** A misspelt search finds by the stored words alone. */
const near = async (q: string, caller: Caller = 'nobody') => (await client.get(`${tiles}?q=${encodeURIComponent(q)}`, caller)).json<{ CourseName: string }[]>().map(({ CourseName }) => CourseName);

it.each([
  ['without a key', {}],
  ['with one', { 'idempotency-key': 'one-statement' }],
])('%s is one statement, the entry in the trail and the words of the search included', async (_key, headers) => {
  const { CategoryId } = await make.category();
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => void statements.push(sql);
  catalogue.db.on('query', listen);
  const name = unique('Metallurgy');
  const created = await client.post('/api/course', courseBody(CategoryId, { course_name: name, author: 'Tara' }), 'Staff', headers);
  catalogue.db.off('query', listen);
  expect([created.statusCode, statements.length]).toEqual([201, 1]);
  const course = created.json<Course>();
  expect(await near(name.replace('ll', 'l'))).toEqual([name]);
  const [entry] = (await client.get(`/api/course/${course.course_id}/audit`, 'Admin')).json<AuditEntry[]>();
  expect(entry).toMatchObject({ action: 'course.created', resource_id: String(course.course_id), actor_role: 'Staff' });
  expect(entry?.changes).toEqual(Object.entries(course).map(([field, after]) => ({ field, after })));
});

it('takes letters of two UTF-16 units, of which no half can be stored', async () => {
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

it('by 50 at once with the same new words gives each of them all its words', async () => {
  const { CategoryId } = await make.category();
  const words = ['Zwitterion', 'Aurora', 'Miasma', 'Quasar'].map((word) => unique(word).replace(' ', '').toLowerCase().slice(0, 20));
  const named = (number: number) => (number % 2 ? words : words.toReversed()).join(' ');
  const answers = await allAtOnce((number) => client.post('/api/course', courseBody(CategoryId, { course_name: named(number) })));
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

describe('a course that the version before writes', () => {
  /** Nothing is kept for those who are signed in, so what another process writes is seen at once. */
  const nearNow = (q: string) => near(q, 'User');
  const before = async (course: Course, word: string) => {
    const [{ word_id }] = await catalogue.db('search_words').insert({ word, keys: keysOf(word) }).returning('word_id');
    await catalogue.db('courses').where('course_id', course.course_id).update({ course_name: word });
    await catalogue.db('course_words').where('course_id', course.course_id).delete();
    await catalogue.db('course_words').insert({ course_id: course.course_id, word_id });
  };

  it('is found by the words that it has now', async () => {
    const course = await make.course({ course_name: 'Numismatics' });
    await before(course, 'philately');
    expect([await nearNow('numismatcs'), await nearNow('philatelly')]).toEqual([[], ['philately']]);
    await before(course, 'heraldry');
    expect([await nearNow('philatelly'), await nearNow('heraldri')]).toEqual([[], ['heraldry']]);
    const changed = await client.put(`/api/course/${course.course_id}`, courseBody(course.category_id, { course_name: 'Vexillology' }));
    expect(changed.statusCode).toBe(200);
    expect([await nearNow('heraldri'), await nearNow('vexilology')]).toEqual([[], ['Vexillology']]);
  });

  it('was listed by a migration when it is older than the lists, as often as that runs', async () => {
    const course = await make.course({ course_name: 'Speleology' });
    await before(course, 'cartography');
    await catalogue.db('course_word_lists').where('course_id', course.course_id).delete();
    expect(await nearNow('cartografy')).toEqual([]);
    await courseWordsListed.up(catalogue.db);
    await courseWordsListed.up(catalogue.db);
    expect(await nearNow('cartografy')).toEqual(['cartography']);
    expect((await client.delete(`/api/course/${course.course_id}`)).statusCode).toBe(204);
    expect(await nearNow('cartografy')).toEqual([]);
  });
});
