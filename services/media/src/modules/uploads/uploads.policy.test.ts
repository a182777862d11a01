import { baseName, hasLessonEnding } from './uploads.policy';

it.each([
  ['a.mp4', true],
  ['a.M4V', true],
  ['a.MoV', true],
  ['a.mkv', true],
  ['a.webm', true],
  ['a.mp4.exe', false],
  ['mp4', false],
  ['a.avi', false],
  ['a.mp4 ', false],
  ['', false],
])('whether %j may be uploaded: %s', (fileName, may) => {
  expect(hasLessonEnding(fileName)).toBe(may);
});

it.each(['/etc/passwd/a.mp4', 'C:\\videos\\a.mp4', '../../a.mp4', 'a.mp4'])(
  'the name in the path %j is a.mp4',
  (path) => {
    expect(baseName(path)).toBe('a.mp4');
  },
);
