import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const entries = 100_000;

/** Measures how long subscribers of catalogue's log read what was published while they were away: states of courses that exist nowhere else. */
export async function measureCatchUp(database: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const subscribers = await schemasWithCopies(client);
    const first = await publish(client);
    const begin = performance.now();
    const times = subscribers.map(async (service) => {
      await untilStored(database, service, first);
      return `${service} ${((performance.now() - begin) / 1_000).toFixed(0)} s`;
    });
    say(
      `\n${entries} entries of a log, read by ${subscribers.length} subscribers at once: ${(await Promise.all(times)).join(', ')}`,
    );
  } finally {
    await client.end();
  }
}

async function schemasWithCopies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    "select schemaname as schema from pg_tables where tablename = 'courses' and schemaname <> 'catalogue' order by 1",
  );
  return rows.map(({ schema }) => schema);
}

/** In one transaction. Returns the first course's id. */
async function publish(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select max(course_id) + 1 as id from catalogue.courses');
  const first = rows[0]?.id ?? 1;
  await client.query(
    `insert into catalogue.event_log (type, version, record, record_version, body, bytes, occurred_at)
     select type, version, 'course ' || id, 1,
            jsonb_build_object('course_id', id, 'version', 1, 'course', body::jsonb -> 'course'), bytes, now()
     from (select * from catalogue.event_log where record = 'course 4') as sample,
          generate_series($1::int, $1::int + $2::int - 1) id`,
    [first, entries],
  );
  await client.query("select pg_notify('vidyapath_events', 'catalogue.course-changed')");
  return first;
}

async function untilStored(database: string, service: string, first: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const last = first + entries - 1;
  try {
    for (let found = 0; found === 0; await pause(200)) {
      const { rowCount } = await client.query(`select from ${service}.courses where course_id = $1`, [last]);
      found = rowCount ?? 0;
    }
  } finally {
    await client.end();
  }
}
