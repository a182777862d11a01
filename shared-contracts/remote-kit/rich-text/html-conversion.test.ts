import { ContentState } from 'draft-js';
import { fromHtml, toHtml } from './html-conversion';

const lines = (html: string) => html.replace(/\n\s*/g, '');

test.each([
  '<p>Plain <strong>bold</strong> <em>leaning</em> <u>underlined</u> <code>code</code></p>',
  '<h2>Heading</h2><h3>Subheading</h3><p>Text</p>',
  '<ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>',
  '<blockquote>Somebody said</blockquote>',
  '<p><a href="https://example.com/?a=1&amp;b=2">A link</a></p>',
  '<p>नमस्ते 👩‍👩‍👧</p>',
  '<p>शुरू</p><table><tbody><tr><th scope="col">A</th></tr><tr><td colspan="2"><strong>1</strong></td></tr></tbody></table><p>End</p>',
  '<p>See</p><img src="/media/ab-c.webp" alt="A bowl"><hr><p>End</p>',
])('%s stays the same', (html) => {
  expect(lines(toHtml(fromHtml(html)))).toBe(html);
});

test.each(['', ' \n ', '\u200b', '\u00a0'])('%j is blank', (text) => {
  expect(toHtml(ContentState.createFromText(text))).toBe('');
});

test.each(['javascript:alert(1)', 'mailto:a@b.example', '//evil.example'])('a link to %s stays as text', (href) => {
  expect(toHtml(fromHtml(`<p><a href="${href}">Text</a></p>`))).not.toContain('href');
});

test('removes the markup that a word processor adds', () => {
  const html =
    '<p class="MsoNormal" style="color:red" id="x"><b>Bold</b><script>alert(1)</script><img src="x" onerror="alert(1)"></p>';
  expect(toHtml(fromHtml(html))).not.toMatch(/script|onerror|class|style|id=/);
});
