import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { categoryOf, titleOf } from './growth-titles';

const categories = 40;

/** Fills an empty catalogue with `size` public courses by COPY; the trigram indexes are created afterwards, as in a restore. */
export async function growCatalogue(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set search_path = catalogue, public; set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 2",
    );
    await client.query(
      "insert into categories (category_id, category_name) select n, 'Category ' || n from generate_series(1, $1::int) n",
      [categories],
    );
    const indexes = await client.query<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where schemaname = 'catalogue' and tablename = 'courses' and indexdef like '%gin%'",
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    await pipeline(Readable.from(rows(size)), client.query(copyFrom(copySql)));
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query("select setval(pg_get_serial_sequence('courses', 'course_id'), $1)", [size]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const copySql = `copy courses (course_id, course_name, course_description, course_info, course_language, author, rating, actual_price,
  discounted_price, is_public, video_path, category_id) from stdin`;

function* rows(size: number): Generator<string> {
  for (let id = 1; id <= size; id += 1) {
    const { name, author } = titleOf(id);
    const price = 99 + (id % 50) * 100;
    const fields = [
      id,
      name,
      `What everybody should know of it, part ${id}.`,
      `<p>${name}</p>`,
      /\p{Script=Devanagari}/u.test(name) ? 'Hindi' : 'English',
      author,
      (id % 10) / 2,
      price,
      price - 20,
      id % 20 !== 0,
      'https://video.example/intro.mp4',
      categoryOf(id, categories),
    ];
    yield `${fields.map((field) => (typeof field === 'boolean' ? (field ? 't' : 'f') : String(field))).join('\t')}\n`;
  }
}
