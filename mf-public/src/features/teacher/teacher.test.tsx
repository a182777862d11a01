import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { makePublicCourse } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { found } from '../../testing/open-catalogue';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();

function serve(courses: PublicCourse[], total = courses.length): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...found(courses), total });
    }),
  );
  return asked;
}

test('lists the courses of a teacher, and pages of them', async () => {
  const asked = serve([makePublicCourse({ CourseName: 'React Basics', Author: 'Meera Rao' })], 30);
  const { user, router } = await renderRemote(remote, '/teacher/meera-rao');
  await screen.findByRole('heading', { level: 1, name: 'Meera Rao' });
  expect(screen.getByText('30 courses')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'React Basics' })).toBeTruthy();
  expect(document.title).toBe('Meera Rao · Vidyapath');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(asked).toEqual(['?teacher=meera-rao&limit=24&offset=0', '?teacher=meera-rao&limit=24&offset=24']);
});

test.each(['/teacher/nobody', '/teacher/Not%20a%20slug'])('%s is no teacher', async (path) => {
  serve([]);
  await renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1, name: 'This teacher is not known here.' });
  expect(screen.getByRole('link', { name: 'See all courses' })).toBeTruthy();
});

test('a failed load can be retried', async () => {
  server.use(http.get(`*${courseSearchPaths.courseSearch}`, () => problem(503, 'Away'), { once: true }));
  const { user } = await renderRemote(remote, '/teacher/meera-rao');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load courses.');
  serve([makePublicCourse({ Author: 'Meera Rao' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Meera Rao' });
});
