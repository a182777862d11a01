import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { root } from '../lib/paths';
import { measure, median } from './load';

const count = 10_000;
/** Of 4 s at 240p, nearly. */
const bytes = 100_000;
const secondsEach = 5;

/** Segments of a lesson, with the check of the cookie, beside a bare Fastify route that sends the same files. */
export async function measureSegments({
  url,
  dataDir,
  rounds,
  say,
}: {
  url: string;
  dataDir: string;
  rounds: number;
  say: (line: string) => void;
}) {
  const asset = randomUUID();
  const folder = join(dataDir, 'media', 'lessons', asset, '1', '240p');
  const names = Array.from({ length: count }, (_, at) => `s${String(at + 1).padStart(5, '0')}.m4s`);
  await mkdir(folder, { recursive: true });
  for (const name of names) await writeFile(join(folder, name), Buffer.alloc(bytes, name));
  const bare = await startBareFiles(folder);
  const links = createLessonLinks(await readFile(join(dataDir, 'lesson-link-secret'), 'utf8'));
  const read = (origin: string, prefix: string, cookie = '') =>
    measure(
      origin,
      { url: '', urls: names.map((name) => `${prefix}${name}`), headers: { cookie } },
      { seconds: secondsEach },
    );
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const [cookie] = links.setAssetCookie(asset, 'bench', false).split(';');
    const mine = await read(url, `/media/lessons/${asset}/1/240p/`, cookie);
    const other = await read(bare.url, '/');
    if (round === 0) continue;
    ours.push(mine.perSecond);
    theirs.push(other.perSecond);
  }
  bare.stop();
  const ratio = (median(ours) / median(theirs)).toFixed(2);
  say(
    '\n| segments of 100 kB | platform, a second | bare, a second | ratio | at least |\n| --- | --- | --- | --- | --- |',
  );
  say(
    `| ${count} distinct ones, with a cookie | ${median(ours).toFixed()} | ${median(theirs).toFixed()} | ${ratio} | 0.6 |`,
  );
}

async function startBareFiles(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/bench/bare-files.ts'), folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  process.once('exit', () => child.kill());
  return { url: line.trim(), stop: () => child.kill() };
}
