import { titleOf } from './file-title';

it.each([
  ['03 - Ohm ka niyam.mp4', 'Ohm ka niyam'],
  ['03. Ohm ka niyam.MP4', 'Ohm ka niyam'],
  ['7) धारा.MOV', 'धारा'],
  ['1.2 Kirchhoff.mkv', 'Kirchhoff'],
  ['12_Magnet_fields.webm', 'Magnet fields'],
  ['12. Kirchhoff.v2.mp4', 'Kirchhoff.v2'],
  ['०३ - ओम का नियम.mp4', '०३ - ओम का नियम'],
  ['ओम का नियम.mov', 'ओम का नियम'],
  ['Cafe\u0301.mp4', 'Café'],
  ['03.mp4', '03'],
  ['2024.mp4', '2024'],
  ['3D printing.mp4', '3D printing'],
  ['.mp4', '.mp4'],
  ['\u200b.mp4', '\u200b.mp4'],
  ['\u200b', ''],
  ['03 - \u2800.mp4', '03 - \u2800'],
  ['two\nlines.mp4', 'two lines'],
  [`${'क'.repeat(300)}.mp4`, 'क'.repeat(200)],
  [`${'😀'.repeat(300)}.mp4`, '😀'.repeat(200)],
])('the title of %j is %j', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title);
});
