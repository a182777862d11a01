import { introductionSource } from './introduction-source';

test.each([
  ['/media/intro.mp4', { kind: 'file', url: '/media/intro.mp4' }],
  ['https://videos.example/intro.mp4', { kind: 'file', url: 'https://videos.example/intro.mp4' }],
  ['https://youtu.be/dQw4w9WgXcQ', { kind: 'sharing-service', videoId: 'dQw4w9WgXcQ' }],
  ['', undefined],
  ['//videos.example/intro.mp4', undefined],
  ['/.//videos.example/intro.mp4', undefined],
  ['/\\videos.example/intro.mp4', undefined],
  ['javascript:alert(1)', undefined],
])('%s', (address, source) => expect(introductionSource(address)).toEqual(source));
