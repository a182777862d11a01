import { createDatabase, type Database, type DatabaseOptions } from '@vidyapath/service-kit/database/database';
import { ensureSchema, type SchemaOptions } from '@vidyapath/service-kit/database/ensure-schema';
import { migrate, type Migration } from '@vidyapath/service-kit/database/migrate';
import { runCount } from '../run-count';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { blockingLocks, rowsRead, somebodyWaits, writable } from './held-locks';
import { contractions, schemaState } from './schema-state';
import { startProbe } from './waiting-probe';

export interface MigrationHistory {
  schema: SchemaOptions;
  migrations: readonly Migration[];
  /** The last migration of the first release. */
  firstRelease: string;
  /** Puts about `rows` rows into each table of the first release that grows with the platform. */
  fill: (db: Database, rows: number) => Promise<unknown>;
  /** Tables that the previous version does not need any more. */
  dropped?: readonly string[];
}

const rows = runCount(2_000, 1_000_000);
const timeout = 3_600_000;

/**
 * Every migration since the first release is applied to a filled database as `migrate` does it, in a transaction of its own, and
 * must not disturb the previous version: it only expands, and while it holds a lock that writers wait for it reads no
 * rows of their tables, so that its time does not grow with the rows. The long run prints how long others waited.
 */
export function describeMigrations({ schema, migrations, firstRelease, fill, dropped = [] }: MigrationHistory): void {
  const later = migrations.slice(1 + migrations.findIndex(({ name }) => name === firstRelease));
  let database: TestDatabase;
  let db: Database;

  describe('migrations while the previous version runs', () => {
    beforeAll(async () => {
      database = await createTestDatabase();
      const options: DatabaseOptions = {
        url: database.url,
        ...(await ensureSchema(database.url, schema)),
        statementTimeout: timeout,
      };
      await migrate(options, migrations.slice(0, migrations.length - later.length));
      db = createDatabase(options);
      await fill(db, rows);
      await db.raw('analyze');
    }, timeout);
    afterAll(async () => {
      await db.destroy();
      await database.drop();
    });

    test.each(later)(
      '$name',
      async (migration) => {
        const before = await schemaState(db);
        const tables = [...before.files.keys()].filter((table) => !table.startsWith('migrations'));
        const probe = startProbe(db, await writable(db, tables));
        const { blocking, read } = await (migration.inOneTransaction === false ? applyInSeveral : applyInOne)(
          db,
          migration,
          tables,
        );
        const waited = (await probe.stop()).toFixed(0);
        process.stdout.write(
          `${schema.schema} ${migration.name}: ${rows} rows a table, others waited ${waited} ms at most; it held ${blocking.join(', ') || 'nothing'}\n`,
        );
        const isDropped = (text: string) => dropped.some((table) => text.startsWith(`${table}.`));
        expect(contractions(before, await schemaState(db)).filter((text) => !isDropped(text))).toEqual([]);
        expect(blocking.length > 0 ? read : 0).toBe(0);
      },
      timeout,
    );
  });
}

interface Effect {
  blocking: string[];
  /** Rows read by sessions that hold such a lock. */
  read: number;
}

async function applyInOne(db: Database, migration: Migration, tables: readonly string[]): Promise<Effect> {
  return db.transaction(async (trx) => {
    const readBefore = await rowsRead(trx, tables);
    await migration.up(trx);
    return { blocking: await blockingLocks(trx, tables, 'own'), read: (await rowsRead(trx, tables)) - readBefore };
  });
}

/**
 * The rows that one statement reads cannot be seen from another connection: a migration of several transactions may not take such
 * locks. A writer always runs, so that a migration that needs them waits and is detected.
 */
async function applyInSeveral(db: Database, migration: Migration, tables: readonly string[]): Promise<Effect> {
  const written = await writable(db, tables);
  const seen = new Set<string>();
  let going = true;
  const writing = (async () => {
    while (going) {
      await db.transaction(async (trx) => {
        for (const table of written) await trx.raw('lock table ?? in row exclusive mode', [table]);
        while (going && !(await somebodyWaits(trx)));
        for (const lock of await blockingLocks(trx, tables, 'others')) seen.add(lock);
      });
    }
  })();
  await migration.up(db).finally(() => {
    going = false;
  });
  await writing;
  return { blocking: [...seen], read: seen.size };
}
