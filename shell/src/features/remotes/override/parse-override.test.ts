import { parseOverride } from './parse-override';

const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];
const listed = ['https://builds.example', 'https://preview.example:8443'];

test.each([
  ['mf_public@http://localhost:4301', ownMachine, 'http://localhost:4301/'],
  ['mf-public@http://127.0.0.1:5000/a/dist/', ownMachine, 'http://127.0.0.1:5000/a/dist/'],
  ['mf_public@http://localhost:4301/mf-manifest.json', ownMachine, 'http://localhost:4301/'],
  ['mf_public@https://builds.example/branch-1.2', listed, 'https://builds.example/branch-1.2/'],
  ['mf_public@https://preview.example:8443', listed, 'https://preview.example:8443/'],
])('%s is a build', (text, allowed, address) => {
  expect(parseOverride(text, allowed)).toEqual({ id: 'mf_public', address });
});

test.each([
  'http://localhost:4301',
  '@http://localhost:4301',
  'mf_public',
  'mf_public@',
  'mf_public@localhost:4301',
  'other@http://localhost:4301',
  '__proto__@http://localhost:4301',
  'mf_public@https://localhost:4301',
  'mf_public@http://localhost.evil.example',
  'mf_public@http://evil.example',
  'mf_public@http://localhost:4301@evil.example/',
  'mf_public@http://user:secret@localhost:4301/',
  'mf_public@//localhost:4301/',
  'mf_public@/mf/mf_public',
  'mf_public@javascript:alert(1)',
  'mf_public@data:text/javascript,1',
  'mf_public@http:\\\\localhost:4301',
  'mf_public@http://localhost\t:4301',
  'mf_public@ http://localhost:4301',
  'mf_public@http://2130706433:4301',
  'mf_public@http://127.1:4301',
  'mf_public@http://LOCALHOST:4301',
  'mf_public@http://[::1]:4301',
  'mf_public@http://localhost:4301/../x',
  'mf_public@http://localhost:4301/%2e%2e/x',
  'mf_public@http://localhost:99999',
  'mf_public@http://localhost:4301/?x=1',
  'mf_public@http://localhost:4301/#x',
  'mf_public@http://localhost:4301\nx',
  'mf_public@http://lоcalhost:4301',
])('%j is not a build', (text) => {
  expect(parseOverride(text, ownMachine)).toBeUndefined();
});

test.each([
  'https://builds.example.evil.example',
  'https://evil-builds.example',
  'http://builds.example',
  'https://builds.example:444',
  'https://preview.example',
  'http://localhost:4301',
])('%s is not listed', (address) => {
  expect(parseOverride(`mf_public@${address}`, listed)).toBeUndefined();
  expect(parseOverride(`mf_public@${address}`, [])).toBeUndefined();
});
