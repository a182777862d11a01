import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Of a superuser, for an empty database that nobody else uses. */
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file. Needs jest-database-setup as globalSetup, or TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set globalSetup to the kit’s testing/jest-database-setup.ts in this jest config.');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runOnce(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnce(server, `drop database if exists ${name} with (force)`) };
}

async function runOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
