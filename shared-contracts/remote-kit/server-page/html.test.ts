import { element, together } from './html';

test('escapes texts and attributes, and leaves out what is missing', () => {
  const link = element('a', { href: '/?a=1&b="2"', class: undefined }, 'Ohm’s law <1> & more');
  expect(link.text).toBe('<a href="/?a=1&amp;b=&quot;2&quot;">Ohm’s law &lt;1&gt; &amp; more</a>');
  const page = together([
    element('h1', {}, false, undefined, link),
    element('img', { src: '/a.webp', alt: '', width: 4 }),
  ]);
  expect(page.text).toBe(`<h1>${link.text}</h1><img src="/a.webp" alt="" width="4">`);
});
