import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { urlOrMediaPathPattern, httpUrlPattern } from '@vidyapath/http/address-patterns';

const linkTarget = new RegExp(httpUrlPattern);
const imageSource = new RegExp(urlOrMediaPathPattern);

/** Tags whose content is no text for readers, or is parsed by browsers in a separate mode (mutation attacks). */
const droppedWithContent = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'xmp',
  'plaintext',
  'template',
  'title',
  'svg',
  'math',
  'select',
  'video',
  'audio',
  'canvas',
];

/** The allowed markup of rich text such as course information (contract, "Settled once more"): no `id`, `name`, `class` or `style` anywhere. */
const allowed: IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'mark',
    'small',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: droppedWithContent,
  nestingLimit: 40,
  transformTags: {
    a: link,
    img: image,
    ol: numbers(['start']),
    td: numbers(['colspan', 'rowspan']),
    th: numbers(['colspan', 'rowspan']),
  },
};

/** Each pass may reveal markup for the next one; four were never needed. */
const mostPasses = 4;

/** The parser's time grows with the square of the depth. No editor nests this far. */
const deepest = 1_000;
/** Elements that end by themselves, so that HTML without their end tags nests nothing. */
const endsAlone = new Set([
  'p',
  'li',
  'tr',
  'td',
  'th',
  'dt',
  'dd',
  'option',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'area',
  'source',
  'embed',
  'link',
  'meta',
  'base',
]);

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (!endsAlone.has(name.toLowerCase())) depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > deepest) return true;
  }
  return false;
}

/** HTML with only the allowed markup; undefined when it is nested too deeply or every pass changes it. */
export function sanitiseRichText(html: string): string | undefined {
  if (isTooDeep(html)) return undefined;
  let current = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const cleaned = sanitizeHtml(current, allowed);
    if (cleaned === current) return cleaned;
    current = cleaned;
  }
  return sanitizeHtml(current, allowed) === current ? current : undefined;
}

function link(_name: string, { href = '' }: Attributes): Tag {
  const target = href.trim();
  if (!linkTarget.test(target)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: target, rel: 'noopener' } };
}

function image(tagName: string, { src = '', ...attribs }: Attributes): Tag {
  const source = src.trim();
  if (!imageSource.test(source)) return { tagName: 'span', attribs: {} };
  return { tagName, attribs: { ...wholeNumbers(attribs, ['width', 'height']), src: source } };
}

function numbers(names: readonly string[]) {
  return (tagName: string, attribs: Attributes): Tag => ({ tagName, attribs: wholeNumbers(attribs, names) });
}

function wholeNumbers(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !names.includes(name) || /^\d{1,4}$/.test(value)),
  );
}
