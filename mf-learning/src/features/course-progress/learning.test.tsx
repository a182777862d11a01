import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { answerWith, learnedAs, moduleRows, network, openCourse, setUpCourseScreen } from '../../testing/course-screen';
import { playA, region, video } from '../../testing/player';

setUpCourseScreen();
beforeEach(() => answerWith([...moduleRows(1, 'One', ['A', 'B'])]));

const standing = (video_id: number, position_seconds: number, coverage: number, completed = false) => ({
  video_id,
  position_seconds,
  coverage,
  completed,
});

/** The reports that the player sends; each is answered with this progress of the lesson. */
function takeReports(coverage = 0.1, completed = false) {
  const reports: { position_seconds: number; ranges: number[][] }[] = [];
  network.use(
    http.put(`*${paths.lessonProgress(':video')}`, async ({ request, params }) => {
      const body = (await request.json()) as (typeof reports)[number];
      reports.push(body);
      const course = { course_id: 4, percent: 50, completed_videos: completed ? 1 : 0, total_videos: 2 };
      return HttpResponse.json({
        ...standing(Number(params.video), body.position_seconds, coverage, completed),
        course_id: 4,
        covered_seconds: 0,
        duration_seconds: 90,
        accepted: true,
        course: { ...course, completed_at: null },
      });
    }),
  );
  return reports;
}

/** Requests to mark a lesson as done. */
function takeMarks(accepted = true) {
  const reasons: unknown[] = [];
  network.use(
    http.post(`*${paths.lessonDone(':video')}`, async ({ request }) => {
      reasons.push(((await request.json()) as { reason: string }).reason);
      return HttpResponse.json({ accepted });
    }),
  );
  return reasons;
}

/** The browser plays from a second to another, as its clock says. */
function watch(from: number, to: number) {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (let seconds = from; seconds <= to; seconds += 0.5) {
    video().currentTime = seconds;
    fireEvent.timeUpdate(video());
    now += 500;
  }
  clock.mockRestore();
}

test('reports at a pause what was played, without the skipped parts, and shows it in the list', async () => {
  const reports = takeReports(0.95, true);
  const { user } = await playA();
  watch(0, 4);
  fireEvent.seeking(video());
  watch(60, 62);
  await user.keyboard(' ');
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({
    position_seconds: 62,
    ranges: [
      [0, 4],
      [60, 62],
    ],
  });
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.getByText('1 of 2 lessons done')).toBeTruthy();
});

test('offers to continue at the second where the learner stopped, or from the beginning', async () => {
  const at42 = { video_id: 102, position_seconds: 42 };
  learnedAs({ last: at42, next: at42, videos: [standing(102, 42, 0.4)] });
  const { user } = await openCourse();
  await user.click(await screen.findByRole('button', { name: 'Resume at 00:42' }));
  expect(region().getAttribute('aria-label')).toBe('Video player: B');
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
  expect(screen.getByText('Resumed at 00:42')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'From the beginning' }));
  expect(video().currentTime).toBe(0);
  expect(screen.queryByText('Resumed at 00:42')).toBeNull();
});

test('starts the next lesson after the end unless the learner stops that, once or for good', async () => {
  const { user } = await playA();
  fireEvent.ended(video());
  expect(screen.getByRole('timer').textContent).toBe('Starts in 5 seconds');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Watch again' }));
  await user.click(screen.getByRole('button', { name: 'Autoplay' }));
  fireEvent.ended(video());
  expect(screen.queryByRole('timer')).toBeNull();
  expect(localStorage.getItem(`learning-autoplay.${learner.id}`)).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Autoplay' }));
  await user.click(screen.getByRole('button', { name: 'Watch again' }));
  jest.useFakeTimers();
  fireEvent.ended(video());
  for (let second = 0; second < 6; second += 1) act(() => void jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(region().getAttribute('aria-label')).toBe('Video player: B');
});

test('lets the learner mark a lesson as done when its player does not report the position', async () => {
  answerWith([makeProgressRow({ VideoId: 9, VideoTitle: 'Far', VideoUrl: 'https://archive.org/details/some_item' })]);
  const reasons = takeMarks();
  const { user } = await openCourse();
  await user.click(screen.getByRole('button', { name: /^Getting started/ }));
  await user.click(screen.getByRole('button', { name: 'Play Far' }));
  const mark = await screen.findByRole('button', { name: 'Mark as done' });
  learnedAs({ total_videos: 1, videos: [standing(9, 0, 0, true)] });
  await user.click(mark);
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(reasons).toEqual(['no-position']);
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
});

test('a lesson that hides its position is reported when it begins, and is not done before there was time to watch it', async () => {
  answerWith([makeProgressRow({ VideoId: 9, VideoTitle: 'Far', VideoUrl: 'https://archive.org/details/some_item' })]);
  const reports = takeReports();
  const reasons = takeMarks(false);
  const { user, platform } = await openCourse();
  await user.click(screen.getByRole('button', { name: /^Getting started/ }));
  await user.click(screen.getByRole('button', { name: 'Play Far' }));
  await waitFor(() => expect(reports).toEqual([{ position_seconds: 0, ranges: [] }]));
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() =>
    expect(platform.notices.map(({ message }) => message)).toEqual([expect.stringMatching(/Watch it/)]),
  );
  expect(reasons).toEqual(['no-position']);
  expect(screen.getByRole('button', { name: 'Mark as done' })).toBeTruthy();
});

test('never goes on with a completed lesson, and asks for the next one when a lesson is done', async () => {
  learnedAs({ last: { video_id: 101, position_seconds: 82 }, next: null, videos: [standing(101, 82, 0.92, true)] });
  await openCourse();
  await screen.findByText('1 of 1 lesson done');
  expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
});

test('a lesson of unknown length is marked as done by its learner; a refusal is shown', async () => {
  answerWith([makeProgressRow({ VideoId: 9, VideoTitle: 'Odd', DurationInSeconds: 0 })]);
  network.use(http.post(`*${paths.lessonDone(':video')}`, () => HttpResponse.json({}, { status: 503 })));
  const { user, platform } = await openCourse();
  await user.click(screen.getByRole('button', { name: /^Getting started/ }));
  await user.click(screen.getByRole('button', { name: 'Play Odd' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(platform.notices.map(({ title }) => title)).toEqual(['Not marked as done']));
});

test('the end of a lesson of which half was seen makes it done', async () => {
  learnedAs({ total_videos: 2, videos: [standing(101, 0, 0.5)] });
  takeReports(0.6);
  const reasons = takeMarks();
  await playA();
  watch(86, 90);
  fireEvent.ended(video());
  await waitFor(() => expect(reasons).toEqual(['ended']));
});

test('leaves the lesson as it is, without a message, when the service does not count its end', async () => {
  learnedAs({ total_videos: 2, videos: [standing(101, 0, 0.5)] });
  takeReports(0.6);
  let refusals = 0;
  network.use(
    http.post(`*${paths.lessonDone(':video')}`, () => {
      refusals += 1;
      return HttpResponse.json({ detail: 'It is measured.' }, { status: 409 });
    }),
  );
  const { platform } = await playA();
  watch(86, 90);
  fireEvent.ended(video());
  await waitFor(() => expect(refusals).toBe(1));
  expect(screen.queryByText('Done')).toBeNull();
  expect(platform.notices).toEqual([]);
});

test('reports what was seen of a deleted lesson once and does not store it', async () => {
  let refusals = 0;
  network.use(
    http.put(`*${paths.lessonProgress(':video')}`, () => {
      refusals += 1;
      return HttpResponse.json({ detail: 'This lesson does not exist.' }, { status: 404 });
    }),
  );
  const { user } = await playA();
  watch(0, 4);
  await user.keyboard(' ');
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('learning-report:'));
  await waitFor(() => expect([refusals, kept()]).toEqual([1, []]));
});

test('a completed course says when, what is new since then, and where its certificate is', async () => {
  const completed_at = '2026-11-21T20:00:00Z';
  const videos = [standing(101, 90, 1, true), standing(102, 0, 0)];
  const next = { video_id: 102, position_seconds: 0 };
  learnedAs({ percent: 50, completed_at, videos, last: { video_id: 101, position_seconds: 90 }, next });
  const own = { course_id: 4, certificate_serial: 'abc' };
  network.use(http.get(`*${paths.myCourses}`, () => HttpResponse.json([own])));
  const { user } = await openCourse();
  expect(await screen.findByText('Completed on 22 Nov 2026')).toBeTruthy();
  expect(screen.getByText(/1 lesson is new/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Your certificate is ready' });
  expect(link.getAttribute('href')).toBe('/certificates/abc');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(region().getAttribute('aria-label')).toBe('Video player: B');
});

test('plays lessons while the progress is not known', async () => {
  network.use(http.get(`*${paths.learnedCourse(':course')}`, () => HttpResponse.json({}, { status: 503 })));
  await playA();
  expect(await screen.findByText(/progress can’t be shown/)).toBeTruthy();
  expect(video().paused).toBe(false);
});
