import createDOMPurify from 'dompurify';

/** The allow-list of contract section 5: paragraphs, headings, emphasis, lists, quotes, code, links, tables and images. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'div',
  'span',
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
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'img',
  'figure',
  'figcaption',
];
/** No `id`, `name`, `class` or `style`: nothing in it can take the name or the looks of a part of the page. */
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];
const imageSource = /^(?:https?:\/\/|\/media\/)/i;
const linkTarget = /^(?:https?:|mailto:|\/(?!\/)|#)/i;

const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    if (!linkTarget.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (element.tagName === 'IMG') {
    if (imageSource.test(element.getAttribute('src') ?? '')) element.setAttribute('loading', 'lazy');
    else element.remove();
  }
});

/** Its headings are below the page's own two levels. */
const belowThePage = (html: string): string => html.replaceAll(/<(\/?)h[12]\b/g, '<$1h3');

/** Sanitises the server's HTML once more, so that one hole is not enough. */
export const sanitiseHtml = (html: string): string =>
  belowThePage(purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }));
