import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import pg from 'pg';
import { type Answer, call, sendJson, untilAnswer, untilStatus } from './support/api';
import { usePlatformOnOwnPostgres } from './support/platform-on-own-postgres';

const disk = mountSmallDisk(160 * 1_024);
const running = usePlatformOnOwnPostgres(disk && join(disk.folder, 'server'));
afterAll(() => disk?.remove());
let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

const category = () => ({ CategoryName: `${nextNumber()} ${'long '.repeat(16)}` });
const write = (): Promise<Answer> => sendJson(`${running().url}/api/category`, category(), running().session);
const read = (): Promise<Answer> => call(`${running().url}/api/category?q=x${nextNumber()}`);
const ready = (): Promise<Answer> => call(`${running().url}/health/ready`);

const filler = () => join(disk?.folder ?? '', 'filler');

async function takeSpace(): Promise<void> {
  if (!disk)
    return refuse('create trigger full before insert on catalogue.categories execute function public.is_full()');
  const many = Buffer.alloc(1_024 * 1_024);
  const few = Buffer.alloc(4_096);
  for (const chunk of [many, few])
    while (
      await appendFile(filler(), chunk).then(
        () => true,
        () => false,
      )
    );
}

async function giveSpace(): Promise<void> {
  if (disk) await rm(filler());
  else await refuse('drop trigger full on catalogue.categories');
}

async function refuse(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: running().postgres.url });
  await client.connect();
  await client.query(
    "create or replace function public.is_full() returns trigger language plpgsql as $$ begin raise 'full' using errcode = '53100'; end $$",
  );
  await client.query(sql);
  await client.end();
}

// A user who may not mount a disk gets a database that says so: the title names which one was tried.
describe(
  disk ? 'a database whose disk is full' : 'a database that says its disk is full, since none may be mounted here',
  () => {
    test('takes no writes and is not ready, answers reads, and takes writes again when there is space', async () => {
      await takeSpace();
      // The free space of used pages is filled first.
      const refused = await untilAnswer(({ status }) => status !== 201, write);
      expect(refused).toMatchObject({ status: 503, body: { status: 503, title: 'Service Unavailable' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await untilStatus(503, ready);
      expect((await read()).status).toBe(200);
      expect((await call(`${running().url}/health/live`)).status).toBe(200);
      const kept = Number((await call(`${running().url}/api/category?limit=1`)).headers.get('x-total-count'));

      await giveSpace();
      await untilStatus(200, ready);
      expect((await write()).status).toBe(201);
      expect(Number((await call(`${running().url}/api/category?limit=1`)).headers.get('x-total-count'))).toBe(kept + 1);
    });
  },
);
