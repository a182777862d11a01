import fc from 'fast-check';
import { cleanText, hasText } from './caption-text';

it.each([
  ['Hello', 'Hello'],
  ['<b>a</b> <I>b</I> <u class="x">c</u>', '<b>a</b> <i>b</i> <u>c</u>'],
  ['<b.loud>a</b> <strong>b</strong> <em>c</em>', '<b>a</b> <b>b</b> <i>c</i>'],
  ['<v Asha>Hello</v> <c.yellow>you</c> <lang hi>नमस्ते</lang>', 'Hello you नमस्ते'],
  ['<font color="#fff">a</font><00:00:01.500>b', 'ab'],
  ['{\\an8}a {b}', 'a {b}'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
  ['<b><b>a</b></b>', '<b>a</b>'],
  ['<i>a', '<i>a</i>'],
  ['a</b>', 'a'],
  ['I <3 you, 1 < 2 > 0, a & b', 'I &lt;3 you, 1 &lt; 2 &gt; 0, a &amp; b'],
  ['&lt;b&gt; &amp;amp; &#2309;&#x905; &nbsp;x &unknown; &#0;', '&lt;b&gt; &amp;amp; अअ \u00a0x &amp;unknown;'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<scr<script>ipt>', '&lt;script&gt;'],
  ['a --> b', 'a --&gt; b'],
  ['  a  \n\n  \r\n b\u0000\u2028c\t', 'a\nb  c'],
])('%j is %j', (text, clean) => expect(cleanText(text)).toBe(clean));

it('a cue of tags alone has no text', () => {
  expect([hasText(cleanText('<b> </b>')), hasText(cleanText('<b>x</b>'))]).toEqual([false, true]);
});

it('of any text, no tag but b, i and u is left, and cleaning again changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '<b>',
      '</b>',
      '<i',
      '&',
      '&lt;',
      '&#60;',
      ';',
      '<v A>',
      '\n',
      '{\\',
      '}',
      '-->',
      'script',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
      const clean = cleanText(parts.join(''));
      expect(clean.replace(/<\/?[biu]>/g, '')).not.toMatch(/[<>]/);
      expect(cleanText(clean)).toBe(clean);
      for (const tag of ['b', 'i', 'u']) expect(clean.split(`<${tag}>`).length).toBe(clean.split(`</${tag}>`).length);
    }),
    { numRuns: 1_000 },
  );
});

it.each(['<', '<b', '<b>', '</', '{\\', '&', '&#', '&lt;', '<0', '<b><i>', ' ', '\n'])(
  '2 MB of %j take less than 2 seconds of processor time',
  (piece) => {
    const before = process.cpuUsage();
    cleanText(piece.repeat(2_000_000 / piece.length));
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(2);
  },
);
