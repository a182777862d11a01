import type { LessonProgress } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { createFakeSession } from '@vidyapath/testing/fake-session';
import { learner, staff } from '@vidyapath/testing/users';
import { createProgressReporter, type WatchedLesson } from './progress-reporter';

const lesson: WatchedLesson = { videoId: 7, courseId: 4, seconds: 600, known: null };
const figures = { course_id: 4, percent: 0, completed_videos: 0, total_videos: 1, completed_at: null };

/** A learning service, and the browser's pages that report to it what was seen. */
function startService() {
  const sent: {
    user: number | undefined;
    keepalive: boolean;
    path: string;
    position: number;
    ranges: number[][];
  }[] = [];
  const state = { online: true, accepts: true, position: 0 };
  const openPage = (user = learner) => {
    const session = createFakeSession(user);
    const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
      if (!state.online) throw new TypeError('offline');
      if (init.method !== 'PUT') {
        const videos = [{ video_id: 7, coverage: 0, position_seconds: state.position, completed: false }];
        return Response.json({ ...figures, last: null, videos });
      }
      const { position_seconds, ranges } = JSON.parse(init.body as string) as {
        position_seconds: number;
        ranges: number[][];
      };
      const by = session.getSnapshot().user?.id;
      const path = input instanceof Request ? input.url : String(input);
      sent.push({ user: by, keepalive: init.keepalive ?? false, path, position: position_seconds, ranges });
      state.position = position_seconds;
      const answer: LessonProgress = {
        video_id: 7,
        course_id: 4,
        position_seconds,
        covered_seconds: 0,
        duration_seconds: 600,
        coverage: 0,
        completed: false,
        accepted: state.accepts,
        course: figures,
      };
      return Response.json(answer);
    };
    const reporter = createProgressReporter({ platform: { session, http: { fetch } }, onAnswer: () => undefined });
    reporter.follow();
    const play = async (from: number, to: number, rate = 1, watched = lesson) => {
      for (let seconds = from; seconds <= to; seconds += 0.5 * rate) {
        reporter.tick(watched, seconds, rate);
        await jest.advanceTimersByTimeAsync(500);
      }
    };
    return { session, reporter, play };
  };
  return { sent, state, openPage };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('reports what was seen every ten seconds while it plays, and at a pause', async () => {
  const { sent, openPage } = startService();
  const { play, reporter } = openPage();
  await play(0, 10.5);
  expect(sent).toEqual([expect.objectContaining({ position: 9.5, ranges: [[0, 9.5]] })]);
  await play(11, 14, 2);
  await reporter.rest();
  expect(sent[1]).toMatchObject({ position: 14, ranges: [[9.5, 14]] });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

test('keeps reports without network and sends them once when it is back', async () => {
  const { sent, state, openPage } = startService();
  const { play, reporter } = openPage();
  state.online = false;
  await play(0, 25);
  await reporter.rest();
  expect(sent).toEqual([]);
  state.online = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([expect.objectContaining({ position: 25, ranges: [[0, 25]] })]);
});

test('sends what waits in such an order that the lesson that was watched last comes last', async () => {
  const { sent, state, openPage } = startService();
  const { play, reporter } = openPage();
  const other = { ...lesson, videoId: 8 };
  state.online = false;
  await play(0, 5);
  await reporter.rest();
  await play(0, 5, 1, other);
  await reporter.rest();
  await play(50, 55);
  state.online = true;
  await reporter.rest();
  expect(sent.map(({ path }) => path)).toEqual([paths.lessonProgress(8), paths.lessonProgress(7)]);
});

test('loses nothing in two hours without network, also when the clock is changed', async () => {
  const { sent, state, openPage } = startService();
  const { reporter } = openPage();
  state.online = false;
  for (let second = 0; second <= 7_200; second += 10) {
    if (second === 1_800) jest.setSystemTime(Date.now() - 86_400_000);
    if (second === 3_600) jest.setSystemTime(Date.now() + 172_800_000);
    reporter.tick({ ...lesson, seconds: 7_200 }, second, 1);
    await jest.advanceTimersByTimeAsync(10_000);
  }
  state.online = true;
  await reporter.rest();
  expect(sent.flatMap(({ ranges }) => ranges)).toEqual([[0, 7_200]]);
});

test('sends a report only for the person who watched, also after another person signed in', async () => {
  const { sent, state, openPage } = startService();
  const { play, reporter, session } = openPage();
  state.online = false;
  await play(0, 5);
  await session.end();
  await reporter.rest();
  state.online = true;
  session.signIn(staff);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([]);
  session.signIn(learner);
  await settle();
  expect(sent).toEqual([expect.objectContaining({ user: learner.id, ranges: [[0, 5]] })]);
});

test('keeps a report that the service refuses for the moment, and sends it again', async () => {
  const { sent, state, openPage } = startService();
  const { play, reporter } = openPage();
  state.accepts = false;
  await play(0, 5);
  await reporter.rest();
  expect(localStorage).toHaveLength(1);
  state.accepts = true;
  await jest.advanceTimersByTimeAsync(61_000);
  expect(sent.map(({ ranges }) => ranges)).toEqual([[[0, 5]], [[0, 5]]]);
  expect(localStorage).toHaveLength(0);
});

test('sends the report by a call that outlives the page when the page is left', async () => {
  const { sent, openPage } = startService();
  const { play } = openPage();
  await play(0, 3);
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(sent).toEqual([expect.objectContaining({ keepalive: true, position: 3, ranges: [[0, 3]] })]);
  openPage();
  await settle();
  expect(sent).toHaveLength(1);
});

test('another page sends what a killed tab had stored', async () => {
  const { sent, openPage } = startService();
  await openPage().play(0, 5);
  openPage();
  await settle();
  expect(sent).toEqual([]);
  jest.setSystemTime(Date.now() + 180_000);
  openPage();
  await settle();
  const [{ position = 0 } = {}] = sent;
  expect(position).toBeGreaterThanOrEqual(3);
});

test('two tabs lose nothing and send nothing twice', async () => {
  const { sent, state, openPage } = startService();
  const one = openPage();
  const other = openPage();
  state.online = false;
  await one.play(0, 5);
  await one.reporter.rest();
  await other.play(100, 105);
  await other.reporter.rest();
  state.online = true;
  await one.reporter.rest();
  await other.reporter.rest();
  expect(sent.flatMap(({ ranges }) => ranges)).toEqual([
    [0, 5],
    [100, 105],
  ]);
});

test('a late report does not move back a position that another device has moved on', async () => {
  const { sent, state, openPage } = startService();
  const { play, reporter } = openPage();
  state.online = false;
  await play(0, 5);
  await reporter.rest();
  state.position = 300;
  jest.setSystemTime(Date.now() + 60_000);
  state.online = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sent).toEqual([expect.objectContaining({ position: 300, ranges: [[0, 5]] })]);
});

test('reports what was seen also when the browser’s storage is full or blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { sent, openPage } = startService();
  const { play, reporter } = openPage();
  await play(0, 5);
  await reporter.rest();
  expect(sent).toEqual([expect.objectContaining({ ranges: [[0, 5]] })]);
  blocked.mockRestore();
});
