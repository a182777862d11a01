import type { EdgeCase, Subjects } from './edge-case';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const json = { 'content-type': 'application/json' };
const page = (path: string, headers: Record<string, string> = {}): EdgeCase => ({
  name: `page ${path}`,
  path,
  headers: { ...html, ...headers },
});

const pages: EdgeCase[] = [
  page('/'),
  page('/login'),
  page('/login/'),
  page('/course/available-course?page=2&q=%E0%A4%B9'),
  page('/course/course-content/4'),
  page('/dashboard/home'),
  page('/RefundPolicy'),
  page('/refundpolicy'),
  page('/no/such/page'),
  page('/learn/4%2F1'),
  page('/learn/4/%E0%A4'),
  page('/Course/Module-Master', { 'accept-encoding': 'gzip' }),
  page('/', { 'accept-encoding': 'gzip, deflate, br' }),
  { name: 'a page for who wants data', path: '/login', headers: { accept: 'application/json' } },
  { name: 'HEAD of a page', method: 'HEAD', path: '/login', headers: html },
  { name: 'POST to a page', method: 'POST', path: '/login', headers: { ...html, ...json }, body: '{}' },
  { name: 'index.html by name', path: '/index.html', headers: html },
];

const beside = (path: string, name: string): string => path.slice(0, path.lastIndexOf('/') + 1) + name;

const files = ({ script, released }: Subjects['files']): EdgeCase[] => [
  ...[script, released].flatMap((path): EdgeCase[] => [
    { name: `${path} plain`, path },
    { name: `${path} br`, path, headers: { 'accept-encoding': 'gzip, deflate, br' } },
    { name: `${path} gzip`, path, headers: { 'accept-encoding': 'gzip' } },
    { name: `${path} br refused`, path, headers: { 'accept-encoding': 'gzip;q=1.0, br;q=0' } },
    { name: `${path} identity`, path, headers: { 'accept-encoding': 'identity' } },
    { name: `${path} nothing that is known`, path, headers: { 'accept-encoding': 'zstd, compress;q=0.5' } },
    { name: `${path} HEAD`, method: 'HEAD', path, headers: { 'accept-encoding': 'br' } },
    { name: `${path} a part of it`, path, headers: { range: 'bytes=0-9' } },
    { name: `${path} with a query`, path: `${path}?v=2` },
    { name: `${path} its source map`, path: `${path}.map` },
    { name: `${path} compressed by name`, path: `${path}.br` },
  ]),
  {
    name: 'a released file, anything goes',
    path: released,
    headers: { 'accept-encoding': '*' },
    differs: { in: ['header content-encoding'], because: 'nginx takes * for no preference; both bodies are the file' },
  },
  {
    name: 'POST to a released file',
    method: 'POST',
    path: released,
    body: 'x',
    differs: {
      in: ['status', 'body'],
      status: [405, 404],
      because: 'to nginx a file is there for GET and HEAD, to the platform there is no such route',
    },
  },
  { name: 'a missing script', path: '/main.ffffffff.js' },
  { name: 'a missing released file', path: beside(released, 'none.0a1b2c3d.js') },
  { name: 'a release that is not there', path: '/mf/mf_public/9.9.9-none/remoteEntry.0a1b2c3d.js' },
  { name: "a release's own description", path: beside(released, 'remote.json') },
  { name: 'its manifest', path: beside(released, 'mf-manifest.json') },
  { name: 'an unknown remote', path: '/mf/mf_unknown/remoteEntry.0a1b2c3d.js' },
  { name: 'the list of remotes', path: '/remotes.json' },
];

const beforeHeaders = 'nginx refuses an address that leaves the top, or holds a NUL, before it reads a header';

const hostile: EdgeCase[] = [
  ...[
    '/.env',
    '/.git/config',
    '/mf/.hidden',
    '/assets/',
    '/mf/mf_public/..%2f..%2frollout.json',
    '/mf/mf_public/1.0.0-x%2f..%2f..%2frollout.json',
  ].map((path): EdgeCase => ({ name: `hidden ${path}`, path, headers: html })),
  { name: 'dots inside', path: '/mf/../releases/rollout.json', headers: html },
  { name: 'dots from a service to another', path: '/auth/../api/category' },
  { name: 'two slashes', path: '//api/category', headers: html },
  { name: 'upper case', path: '/API/category' },
  { name: 'a parameter of a segment', path: '/api/category;x=1' },
  {
    name: 'dots out of the top folder',
    path: '/../../etc/passwd',
    differs: { in: ['body', 'header x-request-id'], because: beforeHeaders },
  },
  {
    name: 'encoded dots out of the top folder',
    path: '/%2e%2e/package.json',
    differs: { in: ['body', 'header x-request-id'], because: beforeHeaders },
  },
  { name: 'encoded slashes out of the internal routes', path: '/internal/orders/..%2f..%2fx', headers: html },
  { name: 'encoded slashes into a service', path: '/internal/orders/..%2f..%2fapi%2fcommerce%2fcart' },
  { name: 'an empty segment in a service', path: '/api/commerce//cart' },
  {
    name: 'a NUL in the address',
    path: '/login%00.js',
    differs: { in: ['status', 'body', 'header x-request-id'], status: [400, 404], because: beforeHeaders },
  },
  {
    name: 'TRACE',
    method: 'TRACE',
    path: '/api/category',
    differs: { in: ['status', 'body'], status: [405, 404], because: 'nginx knows no TRACE at all' },
  },
];

export function pageCases(subjects: Subjects): EdgeCase[] {
  return [...pages, ...files(subjects.files), ...hostile];
}
