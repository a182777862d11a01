import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { answerWith, learnedAs, network, setUpCourseScreen } from '../../testing/course-screen';
import { answerCourse, offerCourse, openLesson } from '../../testing/lesson-page';
import { plays, video } from '../../testing/player';

setUpCourseScreen();

test.each(['abc', '-1', '0', '1e2', '101.', '99999999999999999999', '%E0%A4%95'])(
  'with %s as its lesson goes on where the learner was',
  async (named) => {
    answerCourse();
    const { router } = await openLesson(`/learn/4/${named}`);
    await screen.findByRole('heading', { level: 1, name: 'A' });
    expect(router.state.location.pathname).toBe('/learn/4/101');
  },
);

test('a second after the end of the lesson leaves it where it was', async () => {
  answerCourse();
  learnedAs({ videos: [{ video_id: 101, coverage: 0.4, position_seconds: 42, completed: false }] });
  const { router, user } = await openLesson('/learn/4/101?t=99999');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText('00:42')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
});

test('the files of a lesson of another course are not asked for', async () => {
  answerCourse();
  const asked: unknown[] = [];
  network.use(
    http.get(`*${lessonPaths.handouts(':id')}`, ({ params }) => {
      asked.push(params.id);
      return HttpResponse.json([]);
    }),
    http.get(`*${paths.courseNotes(':course')}`, () => HttpResponse.json([])),
  );
  await openLesson('/learn/4/999');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a course without lessons says what it is, and leads a visitor to its price', async () => {
  offerCourse({ Modules: [] });
  await renderRemote(remote, '/learn/4', { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'React Basics' })).toBeTruthy();
  const about = screen.getByRole('link', { name: 'About this course' });
  expect(about.getAttribute('href')).toBe('/course/course-content/4');
  expect(document.title).toBe('React Basics · Vidyapath');
  await expectAccessible();
});

test('staff fills a course without lessons', async () => {
  answerWith([]);
  await renderRemote(remote, '/learn/4', { user: staff });
  expect(await screen.findByRole('button', { name: 'Add Content' })).toBeTruthy();
  await expectAccessible();
});

test('the login leads back to the answer that the address names', async () => {
  offerCourse();
  const { router, user } = await openLesson('/learn/4/102?thread=one#post-two', null);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ next: '/learn/4/102?thread=one#post-two' });
});
