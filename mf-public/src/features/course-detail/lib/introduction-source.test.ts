import { introductionSource } from './introduction-source';

const sharing = { kind: 'sharing-service', videoId: 'dQw4w9WgXcQ' };

test.each([
  ['/media/intro.mp4', { kind: 'file', url: '/media/intro.mp4' }],
  ['/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c', { kind: 'stream' }],
  ['https://videos.example/intro.mp4', { kind: 'file', url: 'https://videos.example/intro.mp4' }],
  ['https://youtu.be/dQw4w9WgXcQ', sharing],
  ['https://youtube-nocookie.com/embed/dQw4w9WgXcQ', sharing],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', sharing],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', sharing],
  ['', undefined],
  ['//videos.example/intro.mp4', undefined],
  ['/.//videos.example/intro.mp4', undefined],
  ['/\\videos.example/intro.mp4', undefined],
  ['javascript:alert(1)', undefined],
])('%s', (address, source) => expect(introductionSource(address)).toEqual(source));
