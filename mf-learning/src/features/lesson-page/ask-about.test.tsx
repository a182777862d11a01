import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { http, HttpResponse } from 'msw';
import { learnedAs, network, setUpCourseScreen } from '../../testing/course-screen';
import { answerCourse, openLesson } from '../../testing/lesson-page';
import { plays, video } from '../../testing/player';

setUpCourseScreen();

const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your question/ });

test('a question about the present second is kept for its lesson until it is sent', async () => {
  const sent: unknown[] = [];
  answerCourse();
  learnedAs({});
  network.use(
    http.get(`*${paths.courseNotes(':course')}`, () => HttpResponse.json([])),
    http.get(`*${paths.courseThreads(':course')}`, () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })),
    http.post(`*${paths.courseThreads(':course')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  const { user, router } = await openLesson('/learn/4/101');
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  act(() => {
    video().currentTime = 42;
    fireEvent.timeUpdate(video());
  });
  await user.click(screen.getByRole('link', { name: 'Ask about 00:42' }));
  const time = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Time in the lesson' });
  expect(time.value).toBe('00:42');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }));
  expect(router.state.location.search).toBe('?tab=questions');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Why?');
  await user.type(body(), 'I wonder');
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  await waitFor(() => expect(body().value).toBe('I wonder'));
  act(() => {
    video().currentTime = 50;
    fireEvent.timeUpdate(video());
  });
  await user.click(screen.getByRole('link', { name: 'Ask about 00:50' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(sent).toEqual([{ title: 'Why?', body: 'I wonder', video_id: 101, at_seconds: 50 }]));
});
