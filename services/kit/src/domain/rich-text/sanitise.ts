import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';
import { urlOrMediaPathPattern, httpUrlPattern } from '@vidyapath/http/address-patterns';
import { richTextAttributes, richTextElements } from '@vidyapath/http/rich-text';

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

/** No editor nests this far, and the parser's time grows with the square of the depth. */
const deepest = 1_000;

class NestedTooDeeply extends Error {}

const allowed: IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: richTextAttributes,
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
  exclusiveFilter: withoutAddress,
};

/** Each pass may reveal markup for the next one; four were never needed. */
const mostPasses = 4;

/** HTML with only the allowed markup; undefined when it is nested too deeply or every pass changes it. */
export function sanitiseRichText(html: string): string | undefined {
  let current = html;
  try {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const cleaned = sanitiseOnce(current);
      if (cleaned === current) return cleaned;
      current = cleaned;
    }
    return sanitiseOnce(current) === current ? current : undefined;
  } catch (error) {
    if (error instanceof NestedTooDeeply) return undefined;
    throw error;
  }
}

/** The depth is the parser's own, so that no way to nest elements gets past the limit. */
function sanitiseOnce(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > deepest) throw new NestedTooDeeply();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag });
}

function link(tagName: string, { href = '' }: Attributes): Tag {
  const target = href.trim();
  return { tagName, attribs: linkTarget.test(target) ? { href: target, rel: 'noopener' } : {} };
}

function image(tagName: string, { src = '', ...attribs }: Attributes): Tag {
  const source = src.trim();
  if (!imageSource.test(source)) return { tagName, attribs: {} };
  return { tagName, attribs: { ...wholeNumbers(attribs, ['width', 'height']), src: source } };
}

/**
 * Removes a picture without an address, and a link without one around its text. Renaming them to an element that is
 * not allowed makes sanitize-html close the next element with the wrong end tag.
 */
function withoutAddress({ tag, attribs }: IFrame): boolean | 'excludeTag' {
  if (tag === 'a' && attribs.href === undefined) return 'excludeTag';
  return tag === 'img' && attribs.src === undefined;
}

function numbers(names: readonly string[]) {
  return (tagName: string, attribs: Attributes): Tag => ({ tagName, attribs: wholeNumbers(attribs, names) });
}

function wholeNumbers(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !names.includes(name) || /^\d{1,4}$/.test(value)),
  );
}
