import { composeScreens, routeAt } from './routes';
import { parseDescription } from './slice-description';

const words = { en: 'Words', hi: 'शब्द' };
const slice = (...paths: string[]) =>
  parseDescription({ routes: paths.map((path) => ({ path, access: ['User'], layout: 'app', title: words })) });

test('an address belongs to the route that names more of it, in any order of the list', () => {
  const { routes } = composeScreens([
    ['mf_one', slice('/course/:id', '/course/:id/edit')],
    ['mf_two', slice('/course/new', '/course/new/:part')],
  ]);
  const ownerAt = (path: string) => routeAt(routes, path)?.owner;
  expect(['/course/4', '/course/new', '/COURSE/new/', '/course/4/edit', '/course/new/edit'].map(ownerAt)).toEqual([
    'mf_one',
    'mf_two',
    'mf_two',
    'mf_one',
    'mf_two',
  ]);
  expect([ownerAt('/dashboard'), ownerAt('/course'), ownerAt('/course/4/edit/x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('of two slices that claim a path the first keeps it, and both are named', () => {
  const { routes, claims } = composeScreens([
    ['mf_one', slice('/course/:id')],
    ['mf_two', slice('/Course/:courseId', '/other')],
  ]);
  expect(routeAt(routes, '/course/4')?.owner).toBe('mf_one');
  expect(routeAt(routes, '/other')?.owner).toBe('mf_two');
  expect(claims).toEqual([{ path: '/Course/:courseId', first: 'mf_one', second: 'mf_two' }]);
});
