import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../lib/build';
import { root } from '../lib/paths';
import { OperatorError } from '../lib/operator-error';
import { startOwnPlatform } from '../lib/platform-process';
import { runCommand } from '../lib/run-command';
import { readJson } from '../lib/read-json';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { measureAnswerTimes } from './answer-times';
import { casesWith, reads, type Case } from './cases';
import { measureCatchUp } from './catch-up';
import { connections, measure, median, type Load } from './load';
import { measureMixed } from './mixed';
import { measureOutlines } from './outlines';
import { measureReporters } from './reporters';
import { measureSegments } from './segments';
import { measureTokenCheck } from './token';
import { measureWorkers } from './workers';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsEach = 2;
const mostWarmUps = 6;
const secondsSettled = 10;
/** Hash of the password that the baseline checks, with the parameters of the auth service. */
const benchHash = '$argon2id$v=19$m=19456,t=2,p=1$ZIPtLuDLiWtvc+hVyBZqYg$9ywItzwUK1jxEw5WYFA6zwfWkQX6jXcvap+ckcKvOSE';
const login = { email: 'learner@vidyapath.example', password: 'Learner@123' };

type OwnPlatform = Awaited<ReturnType<typeof startOwnPlatform>>;

/** Titles of the parts after the first table. */
const parts = {
  workers: 'two processes',
  token: 'token check',
  mixed: 'half of saturation',
  answers: 'answer times',
  reporters: 'learners reporting',
  catchUp: 'log entries',
  segments: 'segments',
  outlines: 'outline',
};

/** `npm run bench [-- --minutes 10] [--only=detail]`: measures the platform beside bare routes that do the same work. */
export async function run(args: string[]) {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    await ensureBuilt(root);
    const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-bench-'));
    const platform = await startOwnPlatform({ DEMO_DATA: 'true' }, dataDir);
    signals.closeAlso({ close: () => platform.stop() });
    try {
      await measureChosen({ platform, dataDir, args });
    } finally {
      await platform.stop();
    }
    const blocks = platform.loopBlocks();
    say(
      `\nThe event loop was blocked for 250 ms or longer: ${blocks.length} times${blocks.length > 0 ? `, for at most ${Math.max(...blocks)} ms` : ''}.`,
    );
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}

/** Measures each part whose title is chosen. */
async function measureChosen({ platform, dataDir, args }: { platform: OwnPlatform; dataDir: string; args: string[] }) {
  const isChosen = choiceOf(args);
  await contentSettled(platform.url);
  const known = await whatCasesNeed(platform.url);
  const cases = casesWith(known);
  const baseline = await startBare(await baselines(cases, platform.url), databaseOf(dataDir));
  const bare = baseline.url;
  const [load = 0] = loadavg();
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (load ${load.toFixed(1)} at the start), Node ${process.versions.node}, ${connections} connections, no limit of requests (RATE_LIMIT_PER_MINUTE=0), medians of ${rounds} interleaved rounds of ${secondsEach} s\n`,
  );
  const chosen = cases.filter(({ title }) => isChosen(title));
  if (chosen.length > 0)
    say('| what | platform, requests/s | baseline, requests/s | ratio | at least |\n| --- | --- | --- | --- | --- |');
  for (const each of chosen) say(await compared(each, platform.url, bare));
  if (isChosen(parts.workers)) await measureWorkers({ one: platform.url, read: reads.list, rounds, say });
  if (isChosen(parts.token))
    await measureTokenCheck({ url: platform.url, read: reads.record, learner: known.learner, say });
  if (isChosen(parts.answers)) await measureAnswerTimes(platform.url, say);
  if (isChosen(parts.reporters)) await measureReporters(platform.url, say);
  if (isChosen(parts.segments)) await measureSegments({ url: platform.url, dataDir, rounds, say });
  if (isChosen(parts.outlines)) await measureOutlines(platform.url, known.staff, say);
  if (isChosen(parts.mixed))
    await measureMixed({
      platform,
      bare,
      read: reads.page,
      login,
      staff: known.staff,
      minutes: minutes(args),
      say,
    });
  if (isChosen(parts.catchUp)) await measureCatchUp(databaseOf(dataDir), say);
  baseline.stop();
}

function minutes(args: string[]) {
  const at = args.indexOf('--minutes');
  return at < 0 ? 1 : Number(args[at + 1]);
}

/** The value of `--only=` is a part of a title. */
function choiceOf(args: string[]) {
  const only = args.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  return (title: string) => only === undefined || title.includes(only);
}

/** The rounds alternate, so that other work of the machine affects both. */
async function compared({ title, least, load, baseline, own }: Case, platform: string, bare: string) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const beside = own ?? { ...load, url: baseline, headers: {} };
  await warmUp(platform, load);
  await warmUp(own ? platform : bare, beside);
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await measure(platform, load, { seconds: secondsEach })).perSecond);
    theirs.push((await measure(own ? platform : bare, beside, { seconds: secondsEach })).perSecond);
  }
  return `| ${title} | ${Math.round(median(ours))} | ${Math.round(median(theirs))} | ${(median(ours) / median(theirs)).toFixed(2)} | ${least} |`;
}

/** Runs until the compiler has optimised most of the code, which takes several rounds on a busy machine. */
async function warmUp(origin: string, load: Load) {
  let before = 0;
  for (let round = 0; round < mostWarmUps; round += 1) {
    const { perSecond } = await measure(origin, load, { seconds: secondsEach });
    if (perSecond < before * 1.1) return;
    before = perSecond;
  }
}

/** Jobs that run after the start, such as those of reviews, change public answers for some seconds: waits until the tag no longer changes. */
async function contentSettled(origin: string) {
  let same = 0;
  let tag = '';
  for (let turn = 0; turn < 120; turn += 1) {
    const { headers } = await fetch(origin + reads.wanted[0]);
    const found = headers.get('etag') ?? '';
    same = found === tag ? same + 1 : 0;
    if (same === secondsSettled) return;
    tag = found;
    await pause(1_000);
  }
  throw new OperatorError('The catalogue still changed two minutes after the start.');
}

async function whatCasesNeed(origin: string) {
  const tokenOf = async (account: object) => {
    const answer = await fetch(`${origin}/auth/login`, {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { 'content-type': 'application/json' },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { authorization: `Bearer ${token}` };
  };
  const staff = await tokenOf({ email: 'staff@vidyapath.example', password: 'Staff@123' });
  const course = (await (await fetch(`${origin}/api/course/4`)).json()) as { course_id?: number };
  delete course.course_id;
  // Each encoding has its own tag, and the load uses no encoding.
  const plain = { 'accept-encoding': 'identity' };
  const tags = reads.wanted.map(async (url) => {
    const { headers } = await fetch(origin + url, { headers: plain });
    return [url, headers.get('etag') ?? ''] as const;
  });
  return { learner: await tokenOf(login), staff, course, login, etags: Object.fromEntries(await Promise.all(tags)) };
}

async function baselines(cases: Case[], origin: string) {
  return Promise.all(
    cases
      .filter(({ own }) => !own)
      .map(async ({ load, baseline: path, sql, hash }) => {
        const { method = 'GET' } = load;
        if (sql !== undefined) return { path, method, type: 'application/json', sql };
        if (hash) return { path, method, type: 'application/json', body: '', hash: benchHash };
        const answer = await fetch(origin + load.url);
        return {
          path,
          method,
          type: answer.headers.get('content-type') ?? '',
          body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
        };
      }),
  );
}

/** The embedded database of a data folder. */
function databaseOf(dataDir: string) {
  const { port, password } = readJson<{ port: number; password: string }>(join(dataDir, 'postgresql.json'));
  return `postgres://vidyapath:${password}@127.0.0.1:${port}/vidyapath`;
}

async function startBare(wanted: object[], database: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/bench/bare.ts')], {
    cwd: root,
    env: { ...process.env, BENCH_YARDSTICKS: JSON.stringify(wanted), BENCH_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  process.once('exit', () => child.kill());
  return { url: line.trim(), stop: () => child.kill() };
}
