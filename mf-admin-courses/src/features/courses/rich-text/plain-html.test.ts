import { plainHtml } from './plain-html';

test.each([
  ['One<div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<b>Bold</b> <i>lean</i> and <u>line</u>', '<p><strong>Bold</strong> <em>lean</em> and <u>line</u></p>'],
  ['<h1 class="x" onclick="alert(1)">Clay</h1>', '<h2>Clay</h2>'],
  ['<ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
  ['<span style="color:red">Red</span>', '<p>Red</p>'],
])('%s becomes %s', (html, plain) => {
  expect(plainHtml(html)).toBe(plain);
});

test('nothing that runs or leads elsewhere is left', () => {
  const html = `<p id="currentScript">Text<script>alert(1)</script><a href="javascript:alert(1)">a</a><img src="x" onerror="alert(1)"><svg><style>p{}</style></svg><iframe src="/"></iframe></p>`;
  expect(plainHtml(html)).toBe('<p>Text<a>a</a></p>');
});

test.each(['', ' ', '<p><br></p>', '<div>\u200b</div>'])('%j is blank', (html) => {
  expect(plainHtml(html)).toBe('');
});
