import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import type { OutlineMove } from '@vidyapath/http/course-outline';
import { paths } from '@vidyapath/http/paths';
import { post, type Session } from './bench-people';

const requests = 60;
const warmUps = 20;
const lessonsEach = 10;
const most = { open: 300, move: 200 };

/** Courses in the course builder: their outlines are read, and one lesson is moved, one request at a time. */
export async function measureOutlines(origin: string, staff: Session, say: (line: string) => void): Promise<void> {
  say('\n| outline | p50, ms | p95, ms | at most |\n| --- | --- | --- | --- |');
  for (const lessons of [50, 1_000]) {
    const { id, moduleId, videoIds } = await makeOutline(origin, staff, lessons / lessonsEach);
    const open = () => fetch(origin + courseBuilderPaths.outline(id), { headers: staff });
    const move = async (at: number) => {
      const etag = (await open()).headers.get('etag') ?? '';
      const video = videoIds[at % videoIds.length] ?? 0;
      const moves: OutlineMove[] = [{ kind: 'video', id: video, module_id: moduleId, before_id: null }];
      return () => post(origin + courseBuilderPaths.outlineMoves(id), { moves }, { ...staff, 'if-match': etag });
    };
    say(`| ${lessons} lessons, open | ${figures(await timesOf(async () => open))} | ${most.open} |`);
    say(`| ${lessons} lessons, move one | ${figures(await timesOf(move))} | ${most.move} |`);
  }
}

async function stored<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A draft with its lessons. Returns its last module, and the lessons of its first. */
async function makeOutline(origin: string, staff: Session, modules: number) {
  const send = async <Answer>(path: string, body: object) => stored<Answer>(await post(origin + path, body, staff));
  const [category] = await stored<{ CategoryId: number }[]>(await fetch(origin + paths.categories));
  const draft = { course_name: `Course of ${modules} modules`, category_id: category?.CategoryId };
  const { course_id: id } = await send<{ course_id: number }>(courseDraftPaths.courseDrafts, draft);
  const lessons = Array.from({ length: lessonsEach }, (_lesson, at) => ({
    video_title: `Lesson ${at + 1}`,
    video_url: `https://video.example/${at + 1}.mp4`,
    duration_in_seconds: 300,
  }));
  const moduleIds: number[] = [];
  const videoIds: number[] = [];
  for (let at = 1; at <= modules; at += 1) {
    const module = { CourseId: id, ModuleName: `Module ${at}`, ModuleDescription: '' };
    const { ModuleId: module_id } = await send<{ ModuleId: number }>(paths.courseModules, module);
    const made = await send<{ video_id: number }[]>(courseBuilderPaths.outlineLessons(id), { module_id, lessons });
    moduleIds.push(module_id);
    videoIds.push(...made.map(({ video_id }) => video_id));
  }
  return { id, moduleId: moduleIds.at(-1) ?? 0, videoIds: videoIds.slice(0, lessonsEach) };
}

/** What `prepare` returns is timed. */
async function timesOf(prepare: (at: number) => Promise<() => Promise<Response>>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < warmUps + requests; at += 1) {
    const ask = await prepare(at);
    const begin = performance.now();
    await stored(await ask());
    if (at >= warmUps) times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}

const figures = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)).join(' | ');
