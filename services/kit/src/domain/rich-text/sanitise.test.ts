import { recordLongestLoopDelay } from '@vidyapath/kit-testing/longest-loop-delay';
import { richTextElements } from '@vidyapath/http/rich-text';
import { sanitiseRichText } from './sanitise';
import { hasVisibleText } from './visible-text';

recordLongestLoopDelay();

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img name=currentScript src="https://a.example/x.png">',
  '<p id="main" class="x" style="position:fixed" name="forms">text</p>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://user:pw@evil.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<style>@import "//evil.example"</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><input name=q><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<template><script>alert(1)</script></template>{{constructor.constructor("alert(1)")()}}',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<img srcset="https://a.example/x 1x, javascript:alert(1) 2x" src="/media/a.webp">',
  '<img src="/media/../api/x"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="/other.png">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<<script>script>alert(1)<</script>/script>',
  '<p onclick=alert(1) <b>x',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<b>'.repeat(500),
  '\u0000<scr\u0000ipt>alert(1)</script>',
];

describe('rich text', () => {
  it.each(hostile)('is harmless, and another pass does not change it: %s', (html) => {
    const clean = sanitiseRichText(html);
    expect(clean).toBeDefined();
    expect(sanitiseRichText(clean ?? '')).toBe(clean);
    expect(clean).not.toMatch(/<(?!\/?(p|br|hr|h[1-6]|strong|b|em|i|u|s|a|img|code|pre|ul|ol|li|table|t[hrd])\b)/i);
    for (const tag of clean?.match(/<[^<>]*>/g) ?? []) {
      expect(tag).not.toMatch(/\son|\s(id|name|class|style|srcset|srcdoc)=|javascript|data:|evil/i);
    }
  });

  it('keeps the markup of the editor', () => {
    const html =
      '<h2>आरंभ</h2><p><strong>bold</strong> <em>it</em> <u>u</u> 👩‍👩‍👧 \u200f</p><ul><li>one</li></ul><ol start="3"><li>x</li></ol>' +
      '<blockquote>q</blockquote><pre>c</pre><p><code>x &lt; y &amp;&amp; z</code></p>' +
      '<table><tbody><tr><th scope="col">h</th><td colspan="2">d</td></tr></tbody></table>' +
      '<figure><img alt="a" width="20" src="/media/ab-c.webp" /></figure><img src="https://a.example/b.png?x=1&amp;y=2" />';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it.each(richTextElements)('keeps <%s>', (name) => {
    const attributes =
      { a: ' href="https://a.example/" rel="noopener"', img: ' src="/media/a.webp"' }[String(name)] ?? '';
    expect(sanitiseRichText(`<${name}${attributes}>`)).toMatch(new RegExp(`^<${name}${attributes}`));
  });

  it('adds a rel to links and removes links without a valid target', () => {
    expect(
      sanitiseRichText('<a href="https://a.example/?a=1&b=2" target="_blank">x</a><a href="mailto:a@b.example">y</a>'),
    ).toBe('<a href="https://a.example/?a=1&amp;b=2" rel="noopener">x</a>y');
  });

  it.each([
    '',
    '<p></p>',
    '<p> &nbsp;</p>',
    '<p>\u200b\ufeff&#8203;&zwj;</p>',
    '<p>\u3164</p>',
    '<img src="/media/a.webp">',
    '<hr>',
  ])('has no visible text in %j', (html) => expect(hasVisibleText(sanitiseRichText(html) ?? '')).toBe(false));

  it.each(['<p>x</p>', '&amp;', '<p>&lt;</p>', '🙂', '<li>क</li>', '…', '5'])('has visible text in %j', (html) =>
    expect(hasVisibleText(sanitiseRichText(html) ?? '')).toBe(true),
  );
});

describe('rich text of 100,000 characters that are hard to parse', () => {
  const fill = (text: string) => text.repeat(Math.floor(100_000 / text.length));
  const elements = ['b', 'div', 'li', 'ul', 'a', 'td', 'p', 'x1', 'B'];

  it.each([
    fill('<b>'),
    fill('<b>').slice(0, 60_000) + fill('</i>').slice(0, 40_000),
    fill('<div></p>'),
    fill('<li><ul>'),
    fill('<li><p>'),
    fill('<tr><td><p><li>'),
    fill('<dt><b>'),
    fill('<table><tr><td>'),
  ])('is refused when it is nested too deeply: %.30s', (html) => expect(sanitiseRichText(html)).toBeUndefined());

  it.each([
    fill('<p>x'),
    fill('<a>x</a>'),
    fill('<a href="mailto:a@b.example">x</a>'),
    fill('<img>'),
    fill('<B '),
    fill('<p>x</p>'),
    fill('<b>x</b>'),
    fill('<br>'),
    fill('<td>1</td>'),
    `<ul>${fill('<li>x').slice(0, 99_000)}</ul>`,
  ])('is accepted when it is flat: %.30s', (html) => expect(sanitiseRichText(html)).toBeDefined());

  it('loses pictures without a source in any place', () => {
    expect(sanitiseRichText(`${'a'.repeat(50_000)}${fill('<img>').slice(0, 50_000)}`)).toBe('a'.repeat(50_000));
    for (const name of elements)
      expect(sanitiseRichText(`<${name}>${'<img src="/other.png">'.repeat(3)}x</${name}>`)).not.toContain('img');
  });
});
