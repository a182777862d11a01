import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import remote from '../../remote';
import { answers, serveTests } from '../../testing/server';

const server = serveTests();

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

test('an introduction file is a player that fetches nothing before it is played', async () => {
  await open({ VideoPath: '/media/intro.mp4' });
  const video = screen.getByLabelText<HTMLVideoElement>('Play the introduction of React Basics');
  expect([video.getAttribute('src'), video.preload, video.controls]).toEqual(['/media/intro.mp4', 'none', true]);
  fireEvent.error(video);
  expect(await screen.findByRole('link', { name: 'Open the introduction in a new tab' })).toBeTruthy();
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
  expect(screen.queryByRole('heading', { name: 'Introduction' })).toBeNull();
});
