import { returnPath } from './return-path';

test.each([
  ['/course/course-progress/4?tab=1#top', '/course/course-progress/4?tab=1#top'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example/', '/dashboard'],
  ['/\\evil.example/', '/dashboard'],
  ['/.//evil.example/', '/dashboard'],
  ['/x/..//evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login', '/dashboard'],
  ['/login?next=/course', '/dashboard'],
  ['/Login/', '/dashboard'],
  ['/login-help', '/login-help'],
])('%s leads to %s', (next, expected) => {
  expect(returnPath({ next }, 'http://localhost:4200')).toBe(expected);
});

test.each([[null], [{}], [{ next: 4 }], ['/x']])('%p leads to the dashboard', (state) => {
  expect(returnPath(state, 'http://localhost:4200')).toBe('/dashboard');
});
