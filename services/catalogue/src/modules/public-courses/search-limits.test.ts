import type { PublicCourse } from '@vidyapath/http/public-course';
import { up as shortWordKeys } from '../../migrations/20261123000000-short-word-keys';
import { keysOf } from '@vidyapath/service-kit/search/near-words';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const search = (q: string) =>
  client.get(`/api/courseProgress/public-course-content-by-category/?q=${encodeURIComponent(q)}`, 'nobody');
const namesOf = (answer: { json: <Body>() => Body }) =>
  answer.json<PublicCourse[]>().map(({ CourseName }) => CourseName);

/** The longest list of bound values of a statement of `work`. */
async function longestBinding(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const seen = ({ bindings = [] }: { bindings?: unknown[] }) => {
    for (const value of bindings) if (Array.isArray(value)) longest = Math.max(longest, value.length);
  };
  catalogue.db.on('query', seen);
  await work();
  catalogue.db.off('query', seen);
  return longest;
}

it.each([
  ['of letters that are four in Latin', Array.from({ length: 8 }, () => 'छ'.repeat(24)).join(' ')],
  [
    'of different words of them',
    Array.from({ length: 12 }, (_, at) => `${'कखगघचजझटठडढण'[at]}${'छ'.repeat(14)}`).join(' '),
  ],
  [
    'of long words in Latin letters',
    Array.from({ length: 7 }, (_, at) => `${'abcdefg'[at]}${'hijklmnopqrstuvwxyz'.repeat(2)}`.slice(0, 27)).join(' '),
  ],
])('a search %s looks up a bounded number of keys', async (_what, q) => {
  const longest = await longestBinding(async () => expect((await search(q)).statusCode).toBe(200));
  expect(longest).toBeLessThanOrEqual(1_500);
});

it('a course whose description is made of such words is stored with a bounded number of keys', async () => {
  const words = Array.from(
    { length: 300 },
    (_, at) => [...String(at)].map((digit) => 'छझखघचभफठथध'[Number(digit)]).join('') + 'छछछ',
  );
  await make.course({ course_description: words.join(' ') });
  const { rows } = await catalogue.db.raw<{ rows: { keys: string }[] }>(
    'select sum(cardinality(keys)) as keys from search_words',
  );
  expect(Number(rows[0]?.keys)).toBeLessThan(32_000);
});

it('long words that are stored with too many keys get the keys that searches use', async () => {
  const word = 'छ'.repeat(24);
  await catalogue.db('search_words').insert({ word, keys: ['chha'.repeat(24), 'x'] });
  await shortWordKeys(catalogue.db);
  expect(await catalogue.db('search_words').where('word', word).first('keys')).toEqual({ keys: keysOf(word) });
});

it('a search beside many others has the literal matches only, and its answer is not cached', async () => {
  await make.course({ course_name: 'Kathakali' });
  await make.course({ course_name: 'Katakali Basics' });
  const release = await holdVocabulary();
  let answered = 0;
  const searches = Array.from({ length: 10 }, async () => {
    const answer = await search('Kathakali');
    answered += 1;
    return answer;
  });
  // One runs and two wait.
  while (answered < 7) await Promise.race(searches.slice()).then(() => new Promise((resolve) => setImmediate(resolve)));
  await release();
  const answers = await Promise.all(searches);
  const literalOnly = answers.filter((answer) => answer.statusCode === 200 && namesOf(answer).join() === 'Kathakali');
  expect(literalOnly.length).toBeGreaterThanOrEqual(7);
  expect(namesOf(await search('Kathakali'))).toEqual(['Kathakali', 'Katakali Basics']);
});

/** Near searches wait until the returned function is called. */
async function holdVocabulary(): Promise<() => Promise<void>> {
  const trx = await catalogue.db.transaction();
  await trx.raw('lock table search_words in access exclusive mode');
  return async () => void (await trx.rollback());
}
