import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { learnedAs, network, openCourse, playOf, setUpCourseScreen } from '../../testing/course-screen';
import { plays, video } from '../../testing/player';

setUpCourseScreen();

const addressOf = (number: number) => `/media/lessons/a.mp4?course=4&until=${number}&signature=s${number}`;
const source = () => video().getAttribute('src');

/** Plays a lesson whose address is a new one in each answer of the service, until there is none left. */
async function playLesson(answers = Infinity) {
  let answered = 0;
  let listed = 0;
  learnedAs({});
  network.use(
    http.get(`*${paths.courseProgress}`, () => {
      listed += 1;
      return HttpResponse.json([makeProgressRow({ VideoTitle: 'A', VideoUrl: addressOf(1) })]);
    }),
    http.post(`*${lessonPaths.play}`, () => {
      answered += 1;
      if (answered > answers) return HttpResponse.json({ status: 503, detail: 'No.' }, { status: 503 });
      return HttpResponse.json(playOf({ url: addressOf(answered), expires_at: '2026-11-28T00:10:00Z' }));
    }),
  );
  const view = await openCourse();
  await view.user.click(screen.getByRole('button', { name: /^Getting started/ }));
  await view.user.click(screen.getByRole('button', { name: 'Play A' }));
  await plays();
  return { ...view, listed: () => listed };
}

test('an address that has ended is exchanged, and the lesson goes on at the same second', async () => {
  await playLesson();
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  const element = video();
  element.currentTime = 42;
  fireEvent.error(element);
  await waitFor(() => expect(source()).toBe(addressOf(2)));
  expect(video()).toBe(element);
  expect(play).toHaveBeenCalled();
  element.currentTime = 0;
  fireEvent.loadedMetadata(element);
  expect(element.currentTime).toBe(42);
  expect(screen.queryByRole('alert')).toBeNull();
  play.mockRestore();
});

test('a new address of the same file does not interrupt the lesson', async () => {
  const { platform, listed } = await playLesson();
  platform.events.publish('catalogue.course-changed@1', { courseId: 4 });
  await waitFor(() => expect(listed()).toBe(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Playing A' })).toBeTruthy());
  expect(source()).toBe(addressOf(1));
});

test('shows that the lesson can’t be played when it fails at the same second again', async () => {
  await playLesson();
  fireEvent.error(video());
  await waitFor(() => expect(source()).toBe(addressOf(2)));
  fireEvent.error(video());
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be played/);
});

test('shows that the lesson can’t be played when it gets no new address, and can try again', async () => {
  await playLesson(1);
  fireEvent.error(video());
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be played/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
