import { fromHtml, toHtml } from './html-conversion';
import { cleanPasted } from './pasted-html';

const pasted = (html: string) => toHtml(fromHtml(cleanPasted(html))).replace(/\n\s*/g, '');
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

test('keeps the structure of a word processor’s text, without its styles', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color:red}</style></head><body>
    <h1 style='mso-outline-level:1'>Clay<o:p></o:p></h1>
    <p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'>Bold</b> <i>lean</i> <span style='color:red;mso-fareast-language:HI'>plain</span><o:p></o:p></p>
    <p class=MsoNormal style='display:none'>hidden</p></body></html>`;
  expect(pasted(html)).toBe('<h2>Clay</h2><p><strong>Bold</strong> <em>lean</em> plain</p>');
});

test('keeps a word processor’s lists, numbered or not, with their levels', () => {
  expect(pasted(item(1, '·', 'One') + item(2, 'o', 'Under one') + item(1, '·', 'Two'))).toBe(
    '<ul><li>One<ul><li>Under one</li></ul></li><li>Two</li></ul>',
  );
  expect(pasted(item(1, '1.', 'First') + item(1, '2.', 'Second'))).toBe('<ol><li>First</li><li>Second</li></ol>');
});

test('keeps a word processor’s tables', () => {
  const table =
    "<table class=MsoTableGrid border=1 style='mso-yfti:1'><tr style='height:1cm'><td width=301 valign=top><p class=MsoNormal>Week<o:p></o:p></p></td><td colspan=2>Topic</td></tr></table>";
  const html = pasted(`<p>Plan</p>${table}<p>End</p>`);
  expect(html).toMatch(/^<p>Plan<\/p><table>.*Week.*<td colspan="2">Topic<\/td>.*<\/table><p>End<\/p>$/);
  expect(html).not.toMatch(/mso|class|style|width/i);
});

test('keeps emphasis that an online editor writes by style alone', () => {
  const html =
    '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">lean</span></p><ul><li><p>One</p></li></ul></b>';
  expect(pasted(html)).toBe('<p><strong>Bold</strong> <em>lean</em></p><ul><li>One</li></ul>');
});

test('removes a picture on a local disk, and keeps one from the web', () => {
  expect(pasted('<p>A<img src="file:///C:/a.png"><img src="data:image/png;base64,AA"></p>')).toBe('<p>A</p>');
  expect(pasted('<p>A</p><p><img src="https://example.com/a.png" alt="a" onerror="x()"></p>')).toBe(
    '<p>A</p><img src="https://example.com/a.png" alt="a">',
  );
});
