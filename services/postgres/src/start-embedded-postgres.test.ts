import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './process-identity';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres';

let folder: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];
const messages: string[] = [];
const log = {
  info: (text: string) => messages.push(text),
  warn: (text: string) => messages.push(text),
  error: (text: string) => messages.push(text),
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-embedded-'));
  dataDir = join(folder, 'data', 'postgresql');
  messages.length = 0;
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable, log });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);

test('data and port outlast a stop; only this machine and only the password get in', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  expect(await query(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(statSync(`${dataDir}.json`).mode & 0o777).toBe(0o600);
  const forged = new URL(first.url);
  forged.password = 'guess';
  await expect(query(forged.href, 'select 1')).rejects.toThrow(/password/);
  await running.pop()?.stop();

  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select * from kept')).toEqual([{ answer: 42 }]);
});

test('two servers have a port each, and one folder serves only one', async () => {
  await start();
  await expect(start()).rejects.toMatchObject({
    lines: [`DATA_DIR: ${dataDir} is in use by process ${process.pid}; stop it or choose another DATA_DIR`],
  });
  dataDir = join(folder, 'other');
  const other = await start();
  expect(other.url).not.toBe(running[0]?.url);
});

test('a server that ends by itself is started again at the same address and has lost nothing', async () => {
  const { url } = await start(true);
  await query(url, 'create table kept as select 1 as one');
  process.kill(postmaster(), 'SIGKILL');
  while (!messages.includes('PostgreSQL is running again')) await pause(20);
  expect(await query(url, 'select * from kept')).toEqual([{ one: 1 }]);
  expect(messages[0]).toBe('PostgreSQL exited unexpectedly (ended with SIGKILL); restarting it');
});

test('a crash of one of its processes, which ends all connections, is reported with its reason', async () => {
  const { url } = await start(true);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  process.kill(rows[0]?.process ?? 0, 'SIGKILL');
  while (messages.length === 0) await pause(20);
  expect(messages).toEqual([
    expect.stringMatching(/^PostgreSQL ended all connections: .* \(PID \d+\) was terminated by signal 9: Killed$/),
  ]);
  await client.end();
});

test('a server that a killed process left running is stopped, and its data is kept', async () => {
  const fixture = join(__dirname, 'left-behind.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  await query(String(chunk), 'create table kept as select 1 as one');
  const left = postmaster();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(left)).toBe(true);

  const { url } = await start();
  expect(isAlive(left)).toBe(false);
  expect(messages).toEqual([`stopping the database that an earlier run left behind (process ${left})`]);
  expect(await query(url, 'select * from kept')).toEqual([{ one: 1 }]);
});

test('starts although a file names a process of somebody else', async () => {
  await start();
  await running.pop()?.stop();
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.ppid}\n${dataDir}\n`);
  await query((await start()).url, 'select 1');
});

test('an interrupted first start is repeated', async () => {
  mkdirSync(join(`${dataDir}.new`, 'cluster', 'base'), { recursive: true });
  mkdirSync(dataDir);
  await query((await start()).url, 'select 1');
});

test('a folder with other files is not changed', async () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'thesis.txt'), 'mine');
  await expect(start()).rejects.toMatchObject({
    lines: [`DATA_DIR: ${dataDir} holds other files than a database; move them away`],
  });
});

test('a folder that cannot be written is reported in one line', async () => {
  writeFileSync(join(folder, 'data'), 'a file');
  await expect(start()).rejects.toMatchObject({
    lines: [expect.stringMatching(/^DATA_DIR: .* cannot be written \((ENOTDIR|EEXIST)\)$/)],
  });
});
