import { isSharingHost, sharedVideoIdOf } from './shared-video';

describe('sharedVideoIdOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=aBcDeFgH1_-',
    'https://youtube.com/watch?list=x&v=aBcDeFgH1_-&t=10s',
    'http://m.youtube.com/watch/?v=aBcDeFgH1_-',
    'https://youtu.be/aBcDeFgH1_-?si=x',
    'https://www.youtube.com/shorts/aBcDeFgH1_-',
    'https://www.youtube.com/embed/aBcDeFgH1_-?start=4',
    'https://www.youtube-nocookie.com/embed/aBcDeFgH1_-',
    'https://youtube-nocookie.com/embed/aBcDeFgH1_-',
    'https://www.youtube.com/live/aBcDeFgH1_-',
    'https://www.youtube.com/v/aBcDeFgH1_-',
    'https://music.youtube.com/watch?v=aBcDeFgH1_-',
    'https://youtu.be/aBcDeFgH1_-/',
  ])('reads %s', (url) => {
    expect(sharedVideoIdOf(new URL(url))).toBe('aBcDeFgH1_-');
  });

  it.each([
    'https://example.org/watch?v=aBcDeFgH1_-',
    'https://youtube.com.example.org/watch?v=aBcDeFgH1_-',
    'https://notyoutube.com/watch?v=aBcDeFgH1_-',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/channel/aBcDeFgH1_-',
    'https://youtu.be/',
  ])('does not read %s', (url) => {
    expect(sharedVideoIdOf(new URL(url))).toBeUndefined();
  });
});

describe('isSharingHost', () => {
  it.each(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com', 'youtu.be'])(
    'knows %s',
    (hostname) => expect(isSharingHost(hostname)).toBe(true),
  );

  it.each(['', 'notyoutube.com', 'youtube.com.example.org', 'archive.org'])('does not know %j', (hostname) => {
    expect(isSharingHost(hostname)).toBe(false);
  });
});
