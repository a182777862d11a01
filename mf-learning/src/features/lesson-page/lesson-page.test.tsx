import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { signedCertificate } from '../../testing/signed-certificate';
import remote from '../../remote';
import { answerWith, learnedAs, moduleRows, network, refuseWith, setUpCourseScreen } from '../../testing/course-screen';
import { answerCourse, offerCourse, openLesson } from '../../testing/lesson-page';
import { makeMyCourse } from '../../testing/learning-network';
import { plays, region, video } from '../../testing/player';

setUpCourseScreen();

const lessonLink = (name: RegExp) => screen.getByRole('link', { name });
const done = (video_id: number) => ({ video_id, coverage: 1, position_seconds: 90, completed: true });
const notDone = (video_id: number, position_seconds = 0) => ({
  video_id,
  coverage: 0.4,
  position_seconds,
  completed: false,
});

test('shows a lesson, and all lessons of the course with what is done', async () => {
  answerCourse();
  learnedAs({ percent: 33, videos: [done(101), notDone(102), notDone(201)] });
  await openLesson('/learn/4/102');
  expect(screen.getByRole('heading', { level: 1, name: 'B' })).toBeTruthy();
  expect(region().getAttribute('aria-label')).toBe('Video player: B');
  expect(lessonLink(/^A Done/)).toBeTruthy();
  expect(lessonLink(/^B/).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('1 of 3 lessons done')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^One.*1 of 2 done/ }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText(/Per page|Total:/)).toBeNull();
  expect(document.title).toBe('B · React Basics · Vidyapath');
  await expectAccessible();
});

test('Staff sees a lesson that is not published; a module counts the others, as the course does', async () => {
  answerWith(moduleRows(1, 'One', ['A', 'B']).map((row) => ({ ...row, IsPublished: row.VideoId === 101 })));
  learnedAs({ completed_videos: 1, total_videos: 1, videos: [done(101)] });
  await openLesson();
  expect(lessonLink(/^B.*Not published/)).toBeTruthy();
  expect(screen.getByText('1 of 1 lesson done')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^One.*1 of 1 done · 1 m 30 s/ })).toBeTruthy();
});

test('without a lesson goes on with the one and at the second that the service names', async () => {
  answerCourse();
  learnedAs({
    last: { video_id: 102, position_seconds: 42 },
    next: { video_id: 102, position_seconds: 42 },
    videos: [done(101), notDone(102, 42), notDone(201)],
  });
  const { router, user } = await openLesson('/learn/4');
  await screen.findByRole('heading', { level: 1, name: 'B' });
  expect(router.state.location.pathname).toBe('/learn/4/102');
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
});

test('begins at the second of the address, once', async () => {
  answerCourse();
  const { router, user } = await openLesson('/learn/4/101?t=33');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(33);
});

test('the next lesson is one press away, plays at once, and leaves the open tab open', async () => {
  answerCourse();
  const { router, user } = await openLesson('/learn/4/101?tab=lessons');
  await user.click(lessonLink(/^Next lesson: B/));
  await screen.findByRole('heading', { level: 1, name: 'B' });
  await plays();
  expect(router.state.location).toMatchObject({ pathname: '/learn/4/102', search: '?tab=lessons' });
  expect(lessonLink(/^Previous lesson: A/)).toBeTruthy();
  expect(lessonLink(/^Next lesson: C/)).toBeTruthy();
});

test('searches the lessons, and folds modules', async () => {
  answerCourse();
  const { user } = await openLesson('/learn/4/101');
  await user.type(screen.getByRole('searchbox', { name: 'Search lessons' }), 'c');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^B/ })).toBeNull());
  expect(lessonLink(/^C/)).toBeTruthy();
  expect(screen.getByText('1 lesson found')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox', { name: 'Search lessons' }));
  await user.click(await screen.findByRole('button', { name: /^One/ }));
  expect(screen.queryByRole('link', { name: /^A\b/ })).toBeNull();
});

test('on a phone a press leads to the present lesson of a long course', async () => {
  const titles = Array.from({ length: 21 }, (_, at) => `L${at + 1}`);
  answerWith(moduleRows(1, 'One', titles));
  const { user } = await openLesson('/learn/4/120');
  await user.click(screen.getByRole('button', { name: 'Show the present lesson' }));
  expect(document.activeElement).toBe(lessonLink(/^L20/));
});

test('a visitor plays a preview; a locked lesson says what it is, and can be bought', async () => {
  offerCourse();
  const { router, user, platform } = await openLesson('/learn/4', null);
  expect(router.state.location.pathname).toBe('/learn/4/101');
  expect(region()).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
  await user.click(lessonLink(/^B Opens with the course/));
  await screen.findByRole('heading', { level: 1, name: 'B' });
  expect(screen.getByText(/opens as soon as you have the course/)).toBeTruthy();
  expect(lessonLink(/^Watch a free preview/).getAttribute('href')).toBe('/learn/4/101');
  await expectAccessible();
  const offer = screen.getByRole('region', { name: 'Get this course' });
  expect(within(offer).getByText('₹999')).toBeTruthy();
  await user.click(within(offer).getByRole('button', { name: 'Buy Now' }));
  expect(platform.cart.getSnapshot()).toHaveLength(1);
});

/** Whether something around the element takes the whole screen of a phone turned sideways. */
const fillsScreenSideways = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .some(({ cssText }) => {
      const selector = /landscape.*?\{(\.[\w-]+) \{.*; height: 100dvh/s.exec(cssText)?.[1];
      return selector !== undefined && element.closest(selector) !== null;
    });

test('turned sideways a video fills the screen; a locked lesson does not, its price is below', async () => {
  offerCourse();
  const { user } = await openLesson('/learn/4/101', null);
  expect(fillsScreenSideways(region())).toBe(true);
  await user.click(lessonLink(/^B Opens with the course/));
  expect(fillsScreenSideways(await screen.findByText(/opens as soon as you have the course/))).toBe(false);
});

test('turned sideways what is said of a missing lesson does not fill the screen', async () => {
  answerCourse();
  await openLesson('/learn/4/999');
  expect(fillsScreenSideways(screen.getByRole('alert'))).toBe(false);
});

test('a free course asks a visitor to log in, and comes back', async () => {
  offerCourse({ ActualPrice: 0, DiscountedPrice: 0 });
  await openLesson('/learn/4/102', null);
  expect(screen.getByText(/This course is free/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  expect(lessonLink(/^Log in and start/).getAttribute('href')).toBe('/login');
});

test('a learner without the course sees what everybody sees', async () => {
  refuseWith(403, '/problems/course-not-bought');
  offerCourse();
  network.use(
    http.get(`*${paths.courseAccess}`, () =>
      HttpResponse.json({ course_id: 4, access: false, source: null, ends_at: null, given_back_at: null }),
    ),
  );
  await openLesson('/learn/4/102');
  expect(screen.getByText(/opens as soon as you have the course/)).toBeTruthy();
});

test('a lesson that the course does not have says so, and leads on', async () => {
  answerCourse();
  const { user } = await openLesson('/learn/4/999');
  expect(screen.getByRole('alert').textContent).toMatch(/no longer part of the course/);
  await user.click(lessonLink(/^Continue with A/));
  await screen.findByRole('heading', { level: 1, name: 'A' });
});

test('a course that is not there says so', async () => {
  refuseWith(404);
  await renderRemote(remote, '/learn/4', { user: learner });
  expect(await screen.findByText('There is no such course.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Lesson' })).toBeTruthy();
});

const ownCourses = (...courses: Partial<MyCourse>[]) =>
  network.use(http.get(`*${paths.myCourses}`, () => HttpResponse.json(courses.map(makeMyCourse))));
const end = () => screen.findByRole('region', { name: 'The end of the course' });

test('the end of a completed course has its certificate, the form of a review, and the next course', async () => {
  answerCourse();
  const { certificate } = await signedCertificate();
  network.use(http.get(`*${paths.certificate('abc')}`, () => HttpResponse.json(certificate)));
  learnedAs({
    completed_at: '2026-11-27T08:00:00Z',
    percent: 100,
    has_review: false,
    videos: [done(101), done(102), done(201)],
  });
  ownCourses(
    { course_id: 4, next: null, certificate_serial: 'abc' },
    { course_id: 7, course_name: 'Node.js in Depth' },
  );
  await openLesson('/learn/4/201?end=1');
  const shown = within(await end());
  expect(shown.getByRole('heading', { name: 'You have completed React Basics' })).toBeTruthy();
  expect(await shown.findByText('आशा Devi')).toBeTruthy();
  const link = shown.getByRole('link', { name: 'Your certificate is ready' });
  expect(link.getAttribute('href')).toBe('/certificates/abc');
  expect(shown.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(await shown.findByRole('heading', { name: 'Write a review' })).toBeTruthy();
  const next = await shown.findByRole('link', { name: 'Continue Node.js in Depth' });
  expect(next.getAttribute('href')).toBe('/learn/7');
  await expectAccessible();
});

test('after the last lesson of a course that is not done the page leads to what is left', async () => {
  answerCourse();
  learnedAs({ next: { video_id: 102, position_seconds: 0 }, videos: [done(101), notDone(102), done(201)] });
  const { user } = await openLesson('/learn/4/201');
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  fireEvent.ended(video());
  const shown = within(await end());
  expect(shown.getByRole('heading', { name: '1 lesson is left' })).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/learn/4/102');
});

test('the end does not interrupt a note that is being typed', async () => {
  answerCourse();
  learnedAs({ videos: [notDone(101), notDone(102), notDone(201)] });
  network.use(http.get(`*${paths.courseNotes(':course')}`, () => HttpResponse.json([])));
  const { user } = await openLesson('/learn/4/201?tab=notes');
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const note = screen.getByRole('textbox', { name: /^Note/ });
  await user.type(note, 'As ');
  fireEvent.ended(video());
  await user.keyboard('typed');
  expect(screen.queryByRole('region', { name: 'The end of the course' })).toBeNull();
  expect(note).toHaveProperty('value', 'As typed');
  act(() => note.blur());
  expect(await end()).toBeTruthy();
});

test('the end is not shown in the middle of a course', async () => {
  answerCourse();
  const { user } = await openLesson('/learn/4/101?end=1');
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  fireEvent.ended(video());
  expect(screen.queryByRole('region', { name: 'The end of the course' })).toBeNull();
});
