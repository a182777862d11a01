import { admin, learner, staff } from '@vidyapath/testing/users';
import type { SessionSnapshot, SessionUser } from '@vidyapath/platform-api/session';
import { routeAt } from '@vidyapath/platform-api/routes';
import { screensOfProject } from '../../testing/described-slices';
import { mayOpen } from './route-entries';

const entryOf = (pathname: string) => routeAt(screensOfProject.routes, pathname);

const as = (user: SessionUser | null): SessionSnapshot =>
  user ? { status: 'signed-in', user, expiresAt: 9e9 } : { status: 'signed-out', user: null };

test('finds the owner of a path, also with a trailing slash', () => {
  expect(entryOf('/login/')?.owner).toBe('mf_public');
  expect(entryOf('/course/course-progress/9')?.owner).toBe('mf_learning');
  expect(entryOf('/')?.owner).toBe('mf_public');
  expect(entryOf('/loginx')).toBeUndefined();
});

test.each([
  ['/course/available-course', true, true, true, true],
  ['/dashboard/home', false, true, true, true],
  ['/course/course-master', false, false, true, true],
  ['/course/course-progress/7', false, true, true, true],
  ['/reports/sales-report', false, false, true, true],
  ['/account/profile', false, true, true, true],
  ['/nowhere', false, false, false, false],
])('%s may be opened by: visitor %s, User %s, Staff %s, Admin %s', (path, ...expected) => {
  expect([null, learner, staff, admin].map((user) => mayOpen(screensOfProject, path, as(user)))).toEqual(expected);
});
