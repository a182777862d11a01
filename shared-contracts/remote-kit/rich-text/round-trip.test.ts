import { richTextElements } from '@vidyapath/http/rich-text';
import { ContentState, EditorState, Modifier, SelectionState } from 'draft-js';
import { fromHtml, toHtml } from './html-conversion';

const allowed = [
  '<p>One<br>two</p>',
  '<p>A</p><hr><p>B</p>',
  ...[1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`),
  '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s> <del>g</del> <ins>h</ins></p>',
  '<p>x<sup>2</sup> = 10<sup>6</sup>, H<sub>2</sub>O, <mark>mark</mark> <small>small</small> <code>code</code></p>',
  '<p><em>a <strong>b</strong></em> <strong>c <em>d <a href="https://a.example/?a=1&amp;b=2" rel="noopener">e</a></em></strong></p>',
  '<ul><li>One<ul><li>Under one</li></ul></li><li>Two</li></ul>',
  '<ol start="3"><li>Three</li><li>Four</li></ol><ol><li>One</li></ol>',
  '<ul><li><p>One</p><p>More</p></li></ul>',
  '<blockquote>Quote</blockquote><blockquote><p>One</p><p>Two</p></blockquote>',
  '<pre>for (;;) {\n  step();\n\n    rest();\n}\n</pre>',
  '<pre><code>a &lt; b\n  c</code></pre>',
  '<figure><img src="/media/ab-c.webp" alt="A &quot;bowl&quot;" width="20" height="10"><figcaption>A <em>bowl</em></figcaption></figure>',
  '<table><caption>Weeks</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">1</td></tr></tbody><tfoot><tr><td>x</td></tr></tfoot></table>',
  'Bare <em>text</em><p>between</p>and more',
  '\n<p>a</p>\n\n<p></p><p>b  c</p>\n',
  '<p>नमस्ते 👩‍👩‍👧 x² ₹500</p>',
];

test.each(richTextElements)('there is an example of <%s>', (name) => {
  expect(allowed.join('')).toMatch(new RegExp(`<${name}[ >]`));
});

test.each(allowed)('three round trips change no byte of %s', (html) => {
  let trip = html;
  for (let time = 0; time < 3; time += 1) trip = toHtml(fromHtml(trip));
  expect(trip).toBe(html);
});

const pasted = fromHtml('<p>Added</p>');
function withParagraph(content: ContentState, at: 'start' | 'end'): ContentState {
  const block = at === 'start' ? content.getFirstBlock() : content.getLastBlock();
  const blocks = [...content.getBlocksAsArray()];
  blocks.splice(at === 'start' ? 0 : blocks.indexOf(block) + 1, 0, ...pasted.getBlocksAsArray());
  return ContentState.createFromBlockArray(blocks);
}

test.each(allowed)('a paragraph before or after it changes no byte of %s', (html) => {
  expect(toHtml(withParagraph(fromHtml(html), 'end'))).toBe(`${html}<p>Added</p>`);
  expect(toHtml(withParagraph(fromHtml(html), 'start'))).toBe(`<p>Added</p>${html}`);
});

/** With `text` at the end of each block that can be edited. */
function typed(html: string, text: string): string {
  let content = fromHtml(html);
  for (const block of content.getBlocksAsArray()) {
    if (String(block.getType()) === 'atomic') continue;
    const end = SelectionState.createEmpty(block.getKey()).merge({
      anchorOffset: block.getLength(),
      focusOffset: block.getLength(),
    });
    const last = block.getLength() - 1;
    content = Modifier.insertText(content, end, text, block.getInlineStyleAt(last), undefined);
  }
  return toHtml(content);
}

test.each([
  ['<p>x<sup>2</sup> = 10<sup>6</sup></p>', '<p>x<sup>2</sup> = 10<sup>6!</sup></p>'],
  [
    '<p><mark>a</mark> <small>b</small> <b>c</b> <ins>d</ins> <s>e</s></p>',
    '<p><mark>a</mark> <small>b</small> <b>c</b> <ins>d</ins> <s>e!</s></p>',
  ],
  ['<p><em>a <strong>b</strong> c</em></p>', '<p><em>a <strong>b</strong> c!</em></p>'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '<ol start="3"><li>a!</li><li>b!</li></ol>'],
  ['<pre>a\n  b\n\nc</pre>', '<pre>a\n  b\n\nc!</pre>'],
  ['<pre><code>a\n\n  b</code></pre>', '<pre><code>a\n\n  b!</code></pre>'],
  ['<pre>\n\na</pre>', '<pre>\n\na!</pre>'],
  ['<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '<ul><li>a!<ol><li>b!</li></ol></li><li>c!</li></ul>'],
  [
    '<p>a <a href="https://a.example/"><em>b</em></a></p>',
    '<p>a <a href="https://a.example/"><em>b</em></a><em>!</em></p>',
  ],
])('an edited %s keeps its markup', (html, edited) => expect(typed(html, '!')).toBe(edited));

test.each(allowed)('editing every block loses no text of %s', (html) => {
  const textOf = (text: string) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return [...(body.textContent ?? '').replace(/[\s!]/g, '')].sort().join('');
  };
  expect(textOf(typed(html, '!'))).toBe(textOf(html));
});

test('a change that is taken back changes no byte', () => {
  const html = '<p><strong>a</strong> <b>b</b></p>\n<p>c</p>';
  const state = EditorState.createWithContent(fromHtml(html));
  const end = EditorState.moveSelectionToEnd(state);
  const more = EditorState.push(
    end,
    Modifier.insertText(end.getCurrentContent(), end.getSelection(), 'x'),
    'insert-characters',
  );
  expect(toHtml(EditorState.undo(more).getCurrentContent())).toBe(html);
});
