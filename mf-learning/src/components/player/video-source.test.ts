import { videoSource } from './video-source';

const sharing = { kind: 'sharing', id: 'dQw4w9WgXcQ', page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
const item = {
  kind: 'archive',
  src: 'https://archive.org/embed/item_1',
  page: 'https://archive.org/details/item_1',
  picture: 'https://archive.org/services/img/item_1',
};

test.each([
  ['/media/lesson-1.mp4', { kind: 'file', src: '/media/lesson-1.mp4' }],
  ['https://example.com/a.webm', { kind: 'file', src: 'https://example.com/a.webm' }],
  ['https://archive.org/download/item/a.mp4', { kind: 'file', src: 'https://archive.org/download/item/a.mp4' }],
  ['https://archive.org/details/item_1', item],
  ['https://www.archive.org/details/item_1/', item],
  ['https://archive.org/embed/item_1', item],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', sharing],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', sharing],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', sharing],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', sharing],
  ['https://youtube-nocookie.com/embed/dQw4w9WgXcQ', sharing],
  ['https://youtu.be/dQw4w9WgXcQ/', sharing],
  ['https://www.youtube.com/@somebody', { kind: 'none' }],
  ['https://youtu.be/"><script>', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['//example.com/a.mp4', { kind: 'none' }],
  ['/media/..//example.com/a.mp4', { kind: 'none' }],
  ['/media/../api/course', { kind: 'none' }],
  ['/\\example.com/a.mp4', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%s', (address, source) => expect(videoSource(address)).toEqual(source));
