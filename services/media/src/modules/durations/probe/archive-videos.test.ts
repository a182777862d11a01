import { archiveVideosOf } from './archive-videos';

const namesOf = (files: unknown) => archiveVideosOf('physics', { files }).map(({ name }) => name);

test('videos come in the order of their names, with numbers by value', () => {
  expect(namesOf([{ name: 'b/10.mp4' }, { name: 'b/9.mp4' }, { name: 'a.webm' }, { name: 'A2.m4v' }])).toEqual([
    'a.webm',
    'A2.m4v',
    'b/9.mp4',
    'b/10.mp4',
  ]);
});

test('of the files of a video the one that every browser plays is taken', () => {
  const made = { source: 'derivative', original: 'ohm.avi' };
  const files = [
    { name: 'ohm.avi', source: 'original' },
    { ...made, name: 'ohm.webm' },
    { ...made, name: 'ohm_512kb.mp4', format: '512Kb MPEG4' },
  ];
  const urlsOf = (more: object[] = []) =>
    archiveVideosOf('physics', { files: [...files, ...more] }).map((one) => one.url);
  expect(urlsOf()).toEqual(['https://archive.org/download/physics/ohm_512kb.mp4']);
  expect(urlsOf([{ ...made, name: 'a b/ohm?#%.mp4', format: 'h.264' }])).toEqual([
    'https://archive.org/download/physics/a%20b/ohm%3F%23%25.mp4',
  ]);
});

test.each([
  ['10', '95.4', 10, 95],
  [10, 95.5, 10, 96],
  [undefined, undefined, null, null],
  ['-1', 'x', null, null],
  [-1, '0.2', 0, 1],
  [{}, [], null, null],
  [1e300, '99:59:59.9', null, null],
])('size %j and length %j', (size, length, size_bytes, duration_in_seconds) => {
  expect(archiveVideosOf('physics', { files: [{ name: '1.mp4', size, length }] })).toEqual([
    { name: '1.mp4', url: 'https://archive.org/download/physics/1.mp4', size_bytes, duration_in_seconds },
  ]);
});

test.each([
  '../other/1.mp4',
  'a/../../1.mp4',
  '/1.mp4',
  'a//1.mp4',
  './1.mp4',
  '\ud800.mp4',
  `${'x'.repeat(2_048)}.mp4`,
  '1.mp3',
  '1.avi',
  'mp4',
  5,
  null,
])('the name %j is no video', (name) => {
  expect(namesOf([{ name }, { name: 'ohm.mp4' }])).toEqual(['ohm.mp4']);
});

test('a private file is left out', () => {
  expect(namesOf([{ name: '1.mp4', private: 'true' }])).toEqual([]);
});

test.each([{}, null, [], { files: 'x' }, { files: [null, 1, {}] }])('nothing is found in %j', (metadata) => {
  expect(archiveVideosOf('physics', metadata)).toEqual([]);
});

test('no more than a course may have', () => {
  const files = Array.from({ length: 1_200 }, (_none, at) => ({ name: `${at}.mp4` }));
  expect(namesOf(files)).toHaveLength(1_000);
});
