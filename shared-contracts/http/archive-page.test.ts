import { archivePageOf, hidesPosition } from './archive-page';

test.each([
  ['https://archive.org/details/film', { item: 'film', file: '' }],
  ['http://www.archive.org/embed/film/', { item: 'film', file: '' }],
  ['https://archive.org/embed/film/part%202.mp4', { item: 'film', file: '/part%202.mp4' }],
  ['https://archive.org/download/film', { item: 'film', file: '' }],
  ['https://archive.org/download/film/', { item: 'film', file: '' }],
  ['https://archive.org/download/film/part%202/', { item: 'film', file: '' }],
])('%s is a page of archive.org, which hides its position', (address, page) => {
  expect(archivePageOf(new URL(address))).toEqual(page);
  expect(hidesPosition(address)).toBe(true);
});

test.each([
  '/media/lessons/one.mp4',
  'https://archive.org/download/film/film.mp4',
  'https://archive.org/download/film/part%202/film.mp4',
  'https://archive.org/download/',
  'https://archive.org/details/',
  'https://archive.org.example/details/film',
  'https://youtu.be/aBcDeFgH1_-',
  'https://www.youtube.com/@channel',
  'https://video.example/two.mp4',
  '',
])('%j tells its position', (address) => {
  expect(hidesPosition(address)).toBe(false);
});
