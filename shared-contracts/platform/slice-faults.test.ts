import { parseDescription, sliceLimits } from './slice-description';
import { sliceFaults } from './slice-faults';

const words = { en: 'Live classes', hi: 'लाइव कक्षाएँ' };
const route = { path: '/live-classes', access: ['Staff'], layout: 'app', title: words };
const link = { group: 'courses', label: words, to: '/live-classes', order: 50 };
const withData = (data: Record<string, string>) => ({ ...route, page: { data } });
const slice = { routes: [route], navigation: [link], groups: [] };

test('a slice that describes its routes, links and groups has no faults', () => {
  const own = { name: 'live', label: words, order: 15 };
  const class1 = { ...route, path: '/live-classes/:classId', access: 'public', layout: 'site' };
  const input = { routes: [route, class1], navigation: [{ ...link, group: 'live', access: ['Staff'] }], groups: [own] };
  expect(sliceFaults(input)).toEqual([]);
  expect(parseDescription(input)).toEqual(input);
});

test('browsers get no addresses of the data that the platform composes a page of', () => {
  const described = { ...route, ...withData({ course: '/api/x/:id.number/?category_id=:category&limit=6' }) };
  const input = { ...slice, routes: [described] };
  expect(sliceFaults(input)).toEqual([]);
  expect(parseDescription(input).routes).toEqual([route]);
});

test.each(['/api/live', '/mf', '/auth/x', '/dashboard', '/admin/:page', '/contact'])(
  'refuses a route at %s, which no slice may have',
  (path) => {
    expect(sliceFaults({ ...slice, routes: [route, { ...route, path }] })).toEqual([`${path} is never a slice’s`]);
  },
);

test.each([
  ['live', 'is no plain pattern'],
  ['/:anything', 'is no plain pattern'],
  ['/live/*', 'is no plain pattern'],
  ['/live/:id?', 'is no plain pattern'],
  ['/live//x', 'is no plain pattern'],
  ['/live/', 'is no plain pattern'],
  ['/live/../x', 'is no plain pattern'],
  ['//elsewhere.example', 'is no plain pattern'],
  [`/${'x'.repeat(120)}`, 'is no plain pattern'],
])('a route at %s is refused: it %s', (path, reason) => {
  const wrong = { ...slice, routes: [route, { ...route, path }] };
  expect(sliceFaults(wrong)).toEqual([expect.stringContaining(reason)]);
  expect(parseDescription(wrong).routes).toEqual([route]);
});

test.each([
  [{ routes: [] }, 'it has no routes'],
  [{ ...slice, routes: [route, { ...route, path: '/Live-Classes' }] }, '/Live-Classes is there twice'],
  [{ ...slice, routes: [{ ...route, access: 'public' }] }, 'is in the wrong layout'],
  [{ ...slice, routes: [{ ...route, access: ['Teacher'] }] }, 'routes[0].access'],
  [{ ...slice, routes: [{ ...route, title: { en: 'Live' } }] }, 'routes[0].title.hi'],
  [{ ...slice, routes: [{ ...route, title: { en: 'x'.repeat(61), hi: 'y' } }] }, 'routes[0].title.en'],
  [{ ...slice, navigation: [{ ...link, to: '/login' }] }, 'leads to no screen of the slice'],
  [{ ...slice, navigation: [{ ...link, group: 'live' }] }, 'neither the shell’s nor the slice’s'],
  [{ ...slice, groups: [{ name: 'courses', label: words, order: 1 }] }, 'the group courses is there already'],
  [{ ...slice, routes: [{ ...route, page: {} }] }, 'routes[0].page.data'],
  [{ ...slice, routes: [withData({ course: '/internal/courses' })] }, 'is no address of data'],
  [{ ...slice, routes: [withData({ course: '/api/../metrics' })] }, 'is no address of data'],
  [{ ...slice, routes: [withData({ course: 'https://elsewhere.example/api/x' })] }, 'is no address of data'],
  [{ ...slice, routes: [withData({ 'a b': '/api/x' })] }, 'is no name of data'],
  [{ ...slice, routes: [withData({ a: '/api/x', b: '/api/x', c: '/api/x', d: '/api/x', e: '/api/x' })] }, 'too many'],
  [{ ...slice, screens: [] }, 'screens means nothing'],
  [{ ...slice, routes: {} }, 'routes is no list'],
  [null, 'it is no object'],
])('%j is refused', (input, reason) => {
  expect(sliceFaults(input)).toEqual([expect.stringContaining(reason)]);
});

test('a wrong item of a list that is read at run time does not affect others', () => {
  const many = Array.from({ length: 50 }, (_one, at) => ({ ...link, order: at }));
  const input = { routes: [null, route, { path: 4 }], navigation: many, groups: 'x' };
  const read = parseDescription(input);
  expect([read.routes, read.navigation.length, read.groups]).toEqual([[route], sliceLimits.navigation, []]);
});
