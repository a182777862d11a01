import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { Location } from 'react-router';
import { documentOfItsOwn } from './document-of-its-own';

const route = (path: string, document?: boolean): RouteEntry => ({
  path,
  access: 'public',
  owner: 'mf_store',
  layout: 'site',
  title: { en: 'Title', hi: 'शीर्षक' },
  document,
});
const screens = { routes: [route('/cart'), route('/checkout', true)], navigation: [], groups: [], claims: [] };
const at = (pathname: string): Location => ({ pathname, search: '?order=1', hash: '', state: null, key: 'k' });
const detour = (from: string | undefined, to: string) =>
  documentOfItsOwn(screens, {
    from: from === undefined ? undefined : at(from),
    to: at(to),
    matches: [],
    patch: () => undefined,
    prune: () => undefined,
  });

test.each([
  ['/cart', '/checkout'],
  ['/login', '/checkout'],
  ['/checkout', '/cart'],
  ['/checkout', '/no/such/page'],
])('navigates from %s to %s by a full page load', (from, to) => {
  expect(detour(from, to)).toEqual({ to: `${to}?order=1`, document: true });
});

test.each([
  [undefined, '/checkout'],
  ['/checkout', '/checkout'],
  ['/cart', '/login'],
])('navigates from %s to %s without a page load', (from, to) => expect(detour(from, to)).toBeUndefined());
