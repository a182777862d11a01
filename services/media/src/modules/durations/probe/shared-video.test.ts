import { sharedVideoIdOf } from './shared-video';
import { durationInPage } from './shared-video-duration';

describe('sharedVideoIdOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=aBcDeFgH1_-',
    'https://youtube.com/watch?list=x&v=aBcDeFgH1_-&t=10s',
    'http://m.youtube.com/watch/?v=aBcDeFgH1_-',
    'https://youtu.be/aBcDeFgH1_-?si=x',
    'https://www.youtube.com/shorts/aBcDeFgH1_-',
    'https://www.youtube.com/embed/aBcDeFgH1_-?start=4',
    'https://www.youtube-nocookie.com/embed/aBcDeFgH1_-',
    'https://www.youtube.com/live/aBcDeFgH1_-',
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

describe('durationInPage', () => {
  it.each([
    ['{"videoDetails":{"lengthSeconds":"253","x":1}}', 253],
    ['{"approxDurationMs":"253500"}', 253.5],
    ['<meta itemprop="duration" content="PT4M13S">', 253],
    ['<meta content="PT1H" itemprop="duration">', 3_600],
    ['{"lengthSeconds":"0"}', 0],
    ['<html>', undefined],
  ])('reads %s', (html, seconds) => {
    expect(durationInPage(html)).toBe(seconds);
  });

  it('reads a page of 3 MB whose tags do not end', () => {
    expect(durationInPage('<meta '.repeat(500_000))).toBeUndefined();
  });
});
