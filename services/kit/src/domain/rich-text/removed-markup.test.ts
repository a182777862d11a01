import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { sanitiseRichText } from './sanitise';

type Part = string | Element;
interface Element {
  open: string;
  /** Left out for an element without content. */
  close?: string;
  isRemoved: boolean;
  parts: Part[];
}

const removedLinks = ['mailto:a@b.example', 'tel:+911234567890', '/courses', '#top', 'javascript:alert(1)', ''];
const element = (open: string, close?: string, isRemoved = false) =>
  fc.constant<Element>({ open, close, isRemoved, parts: [] });

const inline = fc.oneof(
  ...['strong', 'em', 'sub', 'mark', 'code'].map((name) => element(`<${name}>`, `</${name}>`)),
  element('<a href="https://a.example/" rel="noopener">', '</a>'),
  ...removedLinks.map((href) => element(`<a href="${href}">`, '</a>', true)),
  element('<a>', '</a>', true),
  element('<font color="red">', '</font>', true),
);
const empty = fc.oneof(
  element('<img src="/media/a.webp" />'),
  element('<br />'),
  ...['<img src="cid:1">', '<img>'].map((html) => element(html, undefined, true)),
);
const text = fc.stringMatching(/^[a-zक-ह0-9 ]{1,6}$/);

/** Links within links are no HTML: the second one ends the first. */
const isLink = ({ open }: Element) => open.startsWith('<a');
const { content } = fc.letrec<{ content: Part[] }>((tie) => ({
  content: fc.array(
    fc.oneof(
      { maxDepth: 4, depthIdentifier: 'rich-text' },
      text,
      empty,
      fc
        .tuple(inline, tie('content'))
        .map(([outer, parts]) => ({ ...outer, parts: isLink(outer) ? noLinks(parts) : parts })),
    ),
    { maxLength: 6 },
  ),
}));

function noLinks(parts: Part[]): Part[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const inner = noLinks(part.parts);
    return isLink(part) ? inner : [{ ...part, parts: inner }];
  });
}

const write = (parts: Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.open + write(part.parts) + (part.close ?? ''))).join('');

const writeAllowed = (parts: Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const inner = writeAllowed(part.parts);
      return part.isRemoved ? inner : part.open + inner + (part.close ?? '');
    })
    .join('');

test.each(['p', 'h2', 'li', 'blockquote', 'td'])(
  'removed links and pictures change the text of no other element in <%s>',
  (block) => {
    const inBlock = (html: string) => {
      const element = `<${block}>${html}</${block}>`;
      if (block === 'li') return `<ul>${element}</ul>`;
      return block === 'td' ? `<table><tbody><tr>${element}</tr></tbody></table>` : element;
    };
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 3 }), (blocks) => {
        const before = blocks.map((parts) => inBlock(write(parts))).join('');
        const after = blocks.map((parts) => inBlock(writeAllowed(parts))).join('');
        expect(sanitiseRichText(before)).toBe(after);
      }),
      { numRuns: runCount(200, 5_000) },
    );
  },
);

test.each([
  ['<p><a href="mailto:a@b.example">Write</a> to <em>us</em> today.</p>', '<p>Write to <em>us</em> today.</p>'],
  ['<p><a href="/x">A</a><strong>b</strong> c <em>d</em></p>', '<p>A<strong>b</strong> c <em>d</em></p>'],
  ['<p><img src="cid:1"><strong>b</strong> c</p><p>d</p>', '<p><strong>b</strong> c</p><p>d</p>'],
])('%s', (before, after) => expect(sanitiseRichText(before)).toBe(after));
