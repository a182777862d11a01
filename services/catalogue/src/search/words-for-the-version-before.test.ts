import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Course } from '@vidyapath/http/course';
import { courseBody, unique } from '../testing/factories';
import { useCatalogue } from '../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const [, repair = ''] = /```sql\n([^`]+)```/.exec(readFileSync(resolve(__dirname, '../../README.md'), 'utf8')) ?? [];

test('what the README says to run after going back gives the version before the words of every course, and takes none', async () => {
  const { CategoryId } = await make.category();
  const { course_id: id } = (await client.post('/api/course', courseBody(CategoryId, { course_name: unique('Metallurgy') }), 'Staff')).json<Course>();
  const listed = async () => (await catalogue.db('course_word_lists').where('course_id', id).first<{ words: string[] }>('words'))?.words.toSorted();
  const asBefore = () => catalogue.db('course_words').join('search_words', 'search_words.word_id', 'course_words.word_id').where('course_id', id).pluck<string[]>('word');
  const words = await listed();
  expect(await asBefore()).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) {
    await catalogue.db.raw(repair);
    expect((await asBefore()).toSorted()).toEqual(words);
    expect(await listed()).toEqual(words);
  }
});
