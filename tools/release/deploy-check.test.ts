import satisfies from 'semver/functions/satisfies.js';
import {
  againstService as judgeService,
  againstSlice as judgeSlice,
  type Build,
  type DeployedState,
} from './deploy-check';

const againstSlice = (build: Build, state: DeployedState) => judgeSlice(build, state).map(({ text }) => text);
const againstService = (name: string, state: DeployedState) => judgeService(name, state).map(({ text }) => text);

const needs = (platform = '^1.0.0', names = ['Button'], range = '^1.0.0') => ({
  platform,
  modules: { '@vidyapath/ui': { range, names } },
});
const learning = (over: object = {}) => ({
  name: 'mf-learning',
  contracts: { catalogue: '91bc' },
  shared: needs(),
  ...over,
});
const shell = (over: object = {}) => ({
  name: 'shell',
  contracts: {},
  provided: { platform: '1.2.0', modules: { '@vidyapath/ui': { version: '1.0.0', names: ['Button', 'Link'] } } },
  ...over,
});
const verified = (over: object = {}) => ({
  consumer: 'mf-learning',
  contract: '91bc',
  provider: 'catalogue',
  version: '3f2a',
  failed: [] as string[],
  at: '2026-01-01T00:00:00Z',
  ...over,
});
const state = (over: object = {}) => ({
  served: [learning()],
  shell: shell(),
  services: { catalogue: '3f2a' },
  verifications: [verified()],
  satisfies: (version: string, range: string) => satisfies(version, range),
  ...over,
});

test('a verified slice or service may be deployed', () => {
  expect(againstSlice(learning(), state())).toEqual([]);
  expect(againstService('catalogue', state())).toEqual([]);
  expect(againstSlice(shell(), state())).toEqual([]);
});

test.each([
  ['nothing recorded', []],
  ['another version of the service', [verified({ version: 'old' })]],
  ['other expectations', [verified({ contract: 'old' })]],
  ['another slice with the same expectations', [verified({ consumer: 'mf-public' })]],
])('%s does not count as a verification', (_why, verifications) => {
  const reason = 'catalogue 3f2a has not been verified against the expectations 91bc of mf-learning';
  expect(againstSlice(learning(), state({ verifications }))).toEqual([reason]);
  expect(againstService('catalogue', state({ verifications }))).toEqual([reason]);
  expect(judgeSlice(learning(), state({ verifications }))).toEqual([
    { text: reason, state: 'unverified', service: 'catalogue' },
  ]);
});

test('a slice may not be deployed before a service that it uses', () => {
  const running = { support: '1a2b' };
  expect(againstSlice(learning(), state({ services: running }))).toEqual([
    'mf-learning uses catalogue, which does not run: start the platform with it, or deploy it first (npm run can-deploy -- catalogue --deployed)',
  ]);
});

test('only the last verification counts, and its failures are named', () => {
  const failed = verified({ failed: ['modules and videos of a course'] });
  expect(againstService('catalogue', state({ verifications: [verified(), failed] }))).toEqual([
    'catalogue 3f2a does not keep to the expectations 91bc of mf-learning: modules and videos of a course',
  ]);
  expect(againstService('catalogue', state({ verifications: [failed, verified()] }))).toEqual([]);
});

test('a service must satisfy the releases that visitors still have open', () => {
  const before = learning({ name: 'mf-learning 1.0.0-before', contracts: { catalogue: 'b4b4' } });
  expect(againstService('catalogue', state({ served: [learning(), before] }))).toEqual([
    'catalogue 3f2a has not been verified against the expectations b4b4 of mf-learning 1.0.0-before',
  ]);
});

test.each([
  [needs('^2.0.0'), 'shell out of range: mf-learning needs platform ^2.0.0, shell is 1.2.0'],
  [needs('^1.3.0'), 'shell out of range: mf-learning needs platform ^1.3.0, shell is 1.2.0'],
  [
    needs('^1.0.0', ['Button', 'Dial', 'Knob']),
    'mf-learning uses Dial, Knob of @vidyapath/ui, which shell does not provide',
  ],
  [needs('^1.0.0', ['Button'], '^2.0.0'), 'mf-learning needs @vidyapath/ui ^2.0.0, shell provides 1.0.0'],
  [
    { platform: '^1.0.0', modules: { 'react-dom': { range: '^19.0.0', names: [] } } },
    'mf-learning uses react-dom, which shell does not provide',
  ],
  [
    undefined,
    'mf-learning says nothing of what it needs of the shell: it was built before there were contracts, or not at all',
  ],
])('refuses %j, which the shell does not provide', (shared, reason) => {
  expect(againstSlice(learning({ shared }), state())).toEqual([reason]);
  if (shared) expect(againstSlice(shell(), state({ served: [learning({ shared })] }))).toEqual([reason]);
});

test('a slice with its own copy does not need the shell’s version, and uses a version in its range only if it is complete', () => {
  const using = (range: string, names: string[]) =>
    learning({ shared: { platform: '^1.0.0', modules: { '@vidyapath/ui': { range, names, own: true } } } });
  expect(againstSlice(using('^2.0.0', ['Dial']), state())).toEqual([]);
  expect(againstSlice(using('^1.0.0', ['Dial']), state())).toEqual([
    'mf-learning uses Dial of @vidyapath/ui, which shell does not provide',
  ]);
});

test('names of a CommonJS module are known only at run time', () => {
  const modules = { '@vidyapath/ui': { version: '1.0.0', names: null } };
  expect(
    againstSlice(
      learning({ shared: needs('^1.0.0', ['Dial']) }),
      state({ shell: shell({ provided: { platform: '1.2.0', modules } }) }),
    ),
  ).toEqual([]);
});
