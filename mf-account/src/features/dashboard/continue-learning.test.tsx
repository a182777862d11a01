import { screen } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();

const course = {
  course_id: 7,
  course_name: 'React Basics',
  percent: 40,
  completed_videos: 2,
  total_videos: 5,
  next: { video_title: 'Hooks', position_seconds: 252.4 },
};

const open = (answer: () => Response) => {
  serveAccount(server, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isAsked = pathname === paths.myCourses && searchParams.get('to_go_on') === 'true';
    return isAsked ? answer() : undefined;
  });
  return renderRemote(remote, '/dashboard/home', { user: learner });
};

test('shows first the courses to continue, each with its next lesson', async () => {
  await open(() => Response.json([course]));
  const link = await screen.findByRole('link', { name: /^React Basics/ });
  expect(link.getAttribute('href')).toBe('/learn/7');
  expect(link.textContent).toBe('React BasicsHooks, at 04:122 of 5 lessons done · 40 %');
});

test('shows a link to the catalogue when the learner has no course', async () => {
  await open(() => Response.json([]));
  expect(await screen.findByText(/no course in progress/)).toBeTruthy();
});

test('can load the courses again after a failure', async () => {
  let failing = true;
  const { user } = await open(() => (failing ? Response.json({}, { status: 503 }) : Response.json([course])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /^React Basics/ })).toBeTruthy();
});
