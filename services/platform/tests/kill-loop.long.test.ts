import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBuiltSlices, type BuiltSlices } from '../src/testing/built-slices';
import { adminVariables, call, sendJson, signIn, untilStatus } from './support/api';
import { processesOf } from './support/own-postgres';
import { runPlatform, type RunningProcess } from './support/processes';
import { createRecordedWrites, type RecordedWrites } from './support/recorded-writes';

const rounds = 50;
const writers = 6;
const victims = ['both', 'platform', 'postgresql'] as const;

let slices: BuiltSlices;
let dataDir: string;
beforeAll(async () => {
  slices = await createBuiltSlices();
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-killed-'));
});
afterAll(async () => {
  await slices.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): RunningProcess =>
  runPlatform({
    PLATFORM_ROOT: slices.root,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    RATE_LIMIT_PER_MINUTE: '0',
    ...adminVariables,
  });

/** Kills in the middle of writes; resolves when the writers have noticed or recovered. */
async function killUnderWrites(
  victim: (typeof victims)[number],
  platform: RunningProcess,
  records: RecordedWrites,
  url: string,
): Promise<void> {
  const session = await signIn(url);
  const before = records.acknowledged();
  let stopped = false;
  const writing = Array.from({ length: writers }, () => records.write(url, session, () => stopped));
  while (records.acknowledged() < before + writers * 2) await pause(5);
  await pause(Math.random() * 300);
  if (victim !== 'postgresql') platform.kill('SIGKILL');
  if (victim !== 'platform') for (const pid of processesOf(join(dataDir, 'postgresql'))) process.kill(pid, 'SIGKILL');
  if (victim === 'postgresql') await untilStatus(200, () => call(`${url}/health/ready`));
  stopped = true;
  await Promise.all(writing);
}

test(
  'every acknowledged write is stored after each kill, and none by half',
  async () => {
    let platform = start();
    let url = await platform.ready;
    const { body } = await sendJson(`${url}/api/category`, { CategoryName: 'Killed' }, await signIn(url));
    const records = createRecordedWrites((body as { CategoryId: number }).CategoryId);
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'both';
      await killUnderWrites(victim, platform, records, url);
      if (victim !== 'postgresql') {
        await platform.ended;
        platform = start();
        url = await platform.ready;
      }
      expect(await records.faults(url, await signIn(url))).toEqual([]);
    }
    platform.kill('SIGTERM');
    expect((await platform.ended).code).toBe(0);
  },
  rounds * 60_000,
);
