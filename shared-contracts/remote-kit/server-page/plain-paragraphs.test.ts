import { plainParagraphs } from './plain-paragraphs';

test.each([
  ['<p>One &lt;b&gt;</p><p>Two<br>Three</p>', ['One <b>', 'Two', 'Three']],
  ['<ul><li><strong>A</strong> &amp; B</li><li> </li></ul>', ['A & B']],
  ['', []],
])('%s', (html, paragraphs) => expect(plainParagraphs(html)).toEqual(paragraphs));
