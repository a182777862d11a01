import { setTimeout as pause } from 'node:timers/promises';
import { learnerOf, post, type Session } from './bench-people';
import { median } from './load';
import { measurePaced } from './paced';

const learners = 1_000;
const everyMs = 10_000;
const atOnce = 20;
const rounds = 3;
const seconds = 10;
const perSecond = 200;
const reads = {
  'catalogue page of 6': '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6&offset=0',
  'reviews of a course': '/api/learning/courses/6/reviews',
};

/** Measures readers while many learners report progress: each reports a second of the course's first lesson every 10 s, evenly distributed. */
export async function measureReporters(origin: string, say: (line: string) => void): Promise<void> {
  const sessions = await signIn(origin);
  const url = `${origin}/api/learning/progress/${await firstLesson(origin, sessions[0] ?? {})}`;
  say(
    `\n${learners} learners report every ${everyMs / 1_000} s beside readers, ${perSecond} reads a second, medians of ${rounds}:\n\n| reads | p99 alone, ms | p99 beside, ms | ratio | at most |\n| --- | --- | --- | --- | --- |`,
  );
  for (const [title, path] of Object.entries(reads)) {
    const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
    for (let round = 0; round < rounds; round += 1) {
      const read = async () => (await measurePaced(origin, path, { seconds, perSecond })).p99;
      times.alone.push(await read());
      times.beside.push(await besideReports(read, url, sessions));
    }
    const alone = median(times.alone);
    const beside = median(times.beside);
    say(`| ${title} | ${alone.toFixed(1)} | ${beside.toFixed(1)} | ${(beside / alone).toFixed(1)} | 3 |`);
  }
}

async function signIn(origin: string): Promise<Session[]> {
  const sessions: Session[] = [];
  while (sessions.length < learners)
    sessions.push(...(await Promise.all(Array.from({ length: atOnce }, () => learnerOf(origin)))));
  return sessions;
}

async function firstLesson(origin: string, headers: Session): Promise<number> {
  const url = `${origin}/api/courseProgress/course-progress/?course_id=4`;
  const rows = (await (await fetch(url, { headers })).json()) as { VideoId: number | null }[];
  return rows.find(({ VideoId }) => VideoId !== null)?.VideoId ?? 0;
}

async function besideReports<Result>(read: () => Promise<Result>, url: string, sessions: Session[]): Promise<Result> {
  const reports: Promise<void>[] = [];
  let reading = true;
  const report = async (session: Session, second: number) => {
    const answer = await post(url, { position_seconds: second + 1, ranges: [[second, second + 1]] }, session, 'PUT');
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A report was answered ${answer.status}.`);
  };
  const sending = (async () => {
    for (let sent = 0, begin = performance.now(); reading; sent += 1) {
      reports.push(report(sessions[sent % learners] ?? {}, Math.floor(sent / learners) % 5));
      await pause(Math.max(0, begin + ((sent + 1) * everyMs) / learners - performance.now()));
    }
  })();
  const result = await read();
  reading = false;
  await sending;
  await Promise.all(reports);
  return result;
}
