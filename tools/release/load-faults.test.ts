import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { loadFaults } from './load-faults';

let folder: string;
let shell: string;
let slice: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-load-'));
  shell = join(folder, 'shell');
  slice = join(folder, 'slice');
  [shell, slice].forEach((one) => mkdirSync(one));
  writeFileSync(join(shell, 'index.html'), '<!doctype html><div id="root"></div><script src="/main.js"></script>');
  writeFileSync(
    join(shell, 'main.js'),
    'window.__FEDERATION__ = { __INSTANCES__: [{ shareScopeMap: { default: {} } }] };',
  );
  const routes = ['/late', '/late/:id'].map((path) => ({
    path,
    access: 'public',
    layout: 'site',
    title: { en: 'Late', hi: 'देर' },
  }));
  writeFileSync(join(slice, 'remote.json'), JSON.stringify({ preload: ['entry.js'], routes }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const screens = (first: string, second = "{ path: '/late/:lateId', Component() {} }") => `[${first}, ${second}]`;
const remote = (routes: string, top = '') => `${top}
var mf_late = {
  init() {},
  get: async () => () => ({
    default: { messages: { en: async () => ({}) }, createRoutes: () => [{ children: ${routes} }] },
  }),
};`;
const lazyScreen = (body: string) => `{ path: '/late', lazy: async () => { ${body} } }`;
const loadable = lazyScreen('return { Component() {} };');

async function faultsOf(entry: string) {
  writeFileSync(join(slice, 'entry.js'), entry);
  return (await loadFaults('mf-late', slice, shell)).map(({ text }) => text);
}

test('a build whose entry and screens load has no faults', async () => {
  expect(await faultsOf(remote(screens(loadable)))).toEqual([]);
});

test.each([
  [
    'a throw at the top of the entry',
    remote(screens(loadable), "throw new Error('broken');"),
    ['its entry cannot be loaded: entry.js is not the entry of mf_late', 'Uncaught [Error: broken]'],
  ],
  [
    'a throw at the top of a screen',
    remote(screens(lazyScreen("throw new Error('broken');"))),
    ['/late cannot be loaded: broken'],
  ],
  ['a screen that is not exported', remote(screens(lazyScreen('return {};'))), ['/late has no screen']],
  ['a route that the slice describes and lacks', remote(screens(loadable, '{}')), ['/late/:id has no screen']],
  [
    'routes that cannot be made',
    remote("(() => { throw new Error('broken'); })()"),
    ['its entry cannot be loaded: broken'],
  ],
])('names %s', async (_what, entry, faults) => {
  expect(await faultsOf(entry)).toEqual(faults.map((fault) => `mf-late: ${fault}`));
});

/** The scripts of a shell with React and the router, which renders screens. */
const rendering = `
const modules = {
  react: require('react'), 'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'), 'react-router': require('react-router'),
};
const shared = Object.entries(modules).map(([name, loaded]) => [name, { '1.0.0': { get: async () => () => loaded } }]);
window.__FEDERATION__ = { __INSTANCES__: [{ shareScopeMap: { default: Object.fromEntries(shared) } }] };
window.react = modules.react;
window.router = modules['react-router'];
`;

test('names screens that throw when they render, at first or without an answer, but not what they catch', async () => {
  const stdin = { contents: rendering, resolveDir: import.meta.dirname };
  buildSync({ stdin, bundle: true, outfile: join(shell, 'main.js'), logLevel: 'error', minify: true });
  const late = `{ path: '/late', Component() {
    const [failed, fail] = react.useState(false);
    react.useEffect(() => void Promise.reject().catch(() => fail(true)), []);
    new IntersectionObserver(() => {}).observe(document.body);
    if (failed) throw new Error('no answer');
    return null;
  } }`;
  const one = (body: string) => `{ path: '/late/:lateId', Component() { ${body} } }`;
  const broken = one("if (router.useParams().lateId === '1') throw new Error('broken');");
  expect(await faultsOf(remote(screens(loadable, one('return null;'))))).toEqual([]);
  expect(await faultsOf(remote(screens(late, broken)))).toEqual([
    'mf-late: /late cannot be rendered: no answer',
    'mf-late: /late/:id cannot be rendered: broken',
  ]);
  const boundary = `class extends react.Component {
    state = {};
    static getDerivedStateFromError() { return { failed: true }; }
    render() { return this.state.failed ? null : react.createElement(router.Outlet); }
  }`;
  expect(await faultsOf(remote(`[{ Component: ${boundary}, children: ${screens(loadable, broken)} }]`))).toEqual([]);
});

test('names what fails in the scripts of the shell', async () => {
  const faults = async () => (await loadFaults('shell', shell, '')).map(({ text }) => text);
  expect(await faults()).toEqual([]);
  writeFileSync(join(shell, 'main.js'), "throw new Error('broken');");
  expect(await faults()).toEqual(['shell: Uncaught [Error: broken]', 'shell: its scripts provide no shared modules']);
});

test('what is not built is not loaded', async () => {
  expect(await loadFaults('mf-late', join(folder, 'none'), shell)).toEqual([]);
  expect(await loadFaults('mf-late', slice, join(folder, 'none'))).toEqual([]);
});
