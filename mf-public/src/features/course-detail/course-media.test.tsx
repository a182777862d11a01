import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { found } from '../../testing/open-catalogue';
import { answers, problem, serveTests } from '../../testing/server';

const server = serveTests();
beforeEach(() => server.use(answers(courseSearchPaths.courseSearch, found([]))));

async function open(part: Partial<PublicCourseContent>) {
  server.use(
    answers(paths.publicCourseContent, makePublicContent({ CourseId: 4, CourseName: 'React Basics', ...part })),
  );
  const view = await renderRemote(remote, '/course/course-content/4');
  await screen.findByRole('heading', { level: 1, name: 'React Basics' });
  return view;
}

test('course info is cleaned again before it is shown', async () => {
  const CourseInfo =
    '<h1>Plan</h1><p id="x" name="currentScript" onclick="alert(1)"><strong>Bring</strong> clay</p><img src="/media/a.webp" alt="Wheel"><img name="currentScript" src="data:image/png;base64,AA" alt="bad"><a href="javascript:alert(1)">run</a><script>alert(1)</script><iframe src="https://evil.example"></iframe>';
  const { container } = await open({ CourseInfo });
  const info = await screen.findByRole('heading', { name: 'Plan' }).then((heading) => heading.parentElement);
  expect(info?.innerHTML).toBe(
    '<h3>Plan</h3><p><strong>Bring</strong> clay</p><img src="/media/a.webp" alt="Wheel" loading="lazy"><a rel="noopener noreferrer nofollow">run</a>',
  );
  expect(container.querySelector('script, iframe, [name], [onclick]')).toBeNull();
});

test('an introduction file is fetched and played when it is pressed', async () => {
  const { container, user } = await open({ VideoPath: '/media/intro.mp4' });
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the introduction of React Basics' }));
  const video = screen.getByLabelText<HTMLVideoElement>('Play the introduction of React Basics');
  expect([video.getAttribute('src'), video.autoplay, video.controls]).toEqual(['/media/intro.mp4', true, true]);
  fireEvent.error(video);
  expect(await screen.findByRole('link', { name: 'Open the introduction in a new tab' })).toBeTruthy();
});

test('an uploaded introduction is asked for when it is played, signed out too, and has its captions', async () => {
  const file = '/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';
  let asked: unknown;
  const { user } = await open({ VideoPath: file });
  const play = () => screen.findByRole('button', { name: 'Play the introduction of React Basics' });
  server.use(http.post(`*${lessonPaths.play}`, () => problem(503, 'No.')));
  await user.click(await play());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(
    http.post(`*${lessonPaths.play}`, async ({ request }) => {
      asked = await request.json();
      const captions = [{ language: 'hi', url: `${file}/1/captions/hi.vtt` }];
      return HttpResponse.json({ url: `${file}/1/master.m3u8`, poster: null, captions, expires_at: null });
    }),
  );
  await user.click(retry);
  const video = await screen.findByLabelText<HTMLVideoElement>('Play the introduction of React Basics');
  await waitFor(() => expect(video.getAttribute('src')).toBe(`${file}/1/master.m3u8`));
  expect(asked).toEqual({ course_id: 4 });
  expect(video.querySelector('track')?.label).toBe('हिन्दी');
  const pause = jest.spyOn(video, 'pause').mockImplementation();
  fireEvent.play(video);
  const lesson = new BroadcastChannel('lesson-plays');
  lesson.postMessage('begins');
  await waitFor(() => expect(pause).toHaveBeenCalled());
  lesson.close();
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('an introduction at %s requests nothing from the sharing service before it is pressed', async (VideoPath) => {
  const { container, user } = await open({ VideoPath });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play the introduction of React Basics' }));
  expect(screen.getByTitle('Play the introduction of React Basics').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
});

test('an invalid video address shows no introduction', async () => {
  await open({ VideoPath: 'javascript:alert(1)' });
  expect(screen.queryByRole('region', { name: 'Introduction' })).toBeNull();
});
