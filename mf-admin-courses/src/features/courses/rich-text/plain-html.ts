import { httpUrlPattern, urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';

const webAddress = new RegExp(httpUrlPattern, 'i');
const imageAddress = new RegExp(urlOrMediaPathPattern, 'i');
const whole = /^\d{1,3}$/;

/** White space and characters that take no space. */
export const invisible = /[\s\u200b-\u200d\u2060\ufeff\u3164]/gu;

const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const kept = new Set([...blocks, 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'br', 'img']);
/** Nothing of what stands in them is text. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea', 'select', 'svg', 'math']);
const renamed: Partial<Record<string, string>> = { b: 'strong', i: 'em', div: 'p', h1: 'h2' };
const attributes: Partial<Record<string, Record<string, RegExp>>> = {
  a: { href: webAddress },
  img: { src: imageAddress, alt: /^/ },
  th: { colspan: whole, rowspan: whole, scope: /^(?:row|col)$/ },
  td: { colspan: whole, rowspan: whole },
};

function copyOf(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || dropped.has(node.localName)) return [];
  const name = renamed[node.localName] ?? node.localName;
  const children = [...node.childNodes].flatMap(copyOf);
  if (!kept.has(name)) return children;
  const copy = document.createElement(name);
  for (const [attribute, rule] of Object.entries(attributes[name] ?? {})) {
    const value = node.getAttribute(attribute);
    if (value !== null && rule.test(value)) copy.setAttribute(attribute, value);
  }
  copy.append(...children);
  return name === 'img' && !copy.hasAttribute('src') ? [] : [copy];
}

const isBlock = (node: Node) => node instanceof Element && blocks.includes(node.localName);

/** Text that stands outside any paragraph gets one. */
function inParagraphs(nodes: Node[]): Node[] {
  const lines: Node[] = [];
  for (const node of nodes) {
    const last = lines.at(-1);
    if (isBlock(node)) lines.push(node);
    else if (last instanceof HTMLParagraphElement && !nodes.includes(last)) last.append(node);
    else if (node.textContent?.trim() || node instanceof HTMLImageElement) {
      const line = document.createElement('p');
      line.append(node);
      lines.push(line);
    }
  }
  return lines;
}

/** What may stand in a course's text, as new elements: no other element and no other attribute comes along. */
export const plainNodes = (html: string): Node[] => inParagraphs([...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(copyOf));

/** The same as HTML, the empty string when no text can be seen in it. */
export function plainHtml(html: string): string {
  const box = document.createElement('div');
  box.append(...plainNodes(html));
  return box.textContent.replace(invisible, '') === '' ? '' : box.innerHTML;
}
