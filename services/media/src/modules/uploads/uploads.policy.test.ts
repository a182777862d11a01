import { baseName, hasLessonEnding, titleOf } from './uploads.policy';

it.each([
  ['03 - Ohm ka niyam.mp4', 'Ohm ka niyam'],
  ['03. Ohm ka niyam.MP4', 'Ohm ka niyam'],
  ['1.2 Kirchhoff.mkv', 'Kirchhoff'],
  ['12_Magnet_fields.webm', 'Magnet fields'],
  ['०३ - ओम का नियम.mp4', '०३ - ओम का नियम'],
  ['ओम का नियम.mov', 'ओम का नियम'],
  ['03.mp4', '03'],
  ['2024.mp4', '2024'],
  ['3D printing.mp4', '3D printing'],
  ['.mp4', '.mp4'],
  ['a.b.c.mp4', 'a.b.c'],
  ['two\nlines.mp4', 'two lines'],
  [`${'क'.repeat(300)}.mp4`, 'क'.repeat(200)],
])('the title of %j is %j', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title);
});

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
