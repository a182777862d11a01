/** Attributes by tag; all may have `class`, `style` and `lang`. */
const tags: Readonly<Record<string, readonly string[]>> = {
  h1: [],
  h2: [],
  p: [],
  ul: [],
  li: [],
  a: ['href'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'fetchpriority', 'decoding'],
};
const everywhere = ['class', 'style', 'lang'];

const tag = /<(\/?)([a-z]+\d?)((?: [a-z]+="[^"<]*")*)>/y;
const attribute = / ([a-z]+)="([^"]*)"/g;
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;
const httpsAddress = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/;
// No addresses and no functions that fetch; escapes could hide them.
const forbiddenStyle = /url|image-set|expression|@import|[<\\]/i;

/** Whether a page may link to it, or show it. */
export const isPageAddress = (address: string): boolean => ownAddress.test(address) || httpsAddress.test(address);

/** @throws when it is no style without addresses */
export function checkStyle(css: string): void {
  if (forbiddenStyle.test(css)) throw new Error('its style has an address or a character that is not allowed');
}

/**
 * Takes HTML of a slice, all of whose tags must be known, closed and well written, and returns it with each own link changed by `ownLink`.
 * @throws when anything else is in it
 */
export function checkedHtml(html: string, ownLink: (href: string) => string): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    tag.lastIndex = next;
    const [whole, slash, name = '', attributes = ''] = tag.exec(html) ?? [];
    const known = Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (whole === undefined || !known) throw new Error(`its HTML has ${JSON.stringify(html.slice(next, next + 40))}`);
    out += html.slice(at, next);
    if (slash) {
      if (open.pop() !== name || attributes) throw new Error(`its HTML closes ${name} in a wrong place`);
      out += whole;
    } else {
      if (name !== 'img') open.push(name);
      out += `<${name}${checkedAttributes(attributes, known, ownLink)}>`;
    }
    at = next + whole.length;
  }
  if (open.length > 0) throw new Error(`its HTML does not close ${open.join(', ')}`);
  return out + html.slice(at);
}

function checkedAttributes(text: string, known: readonly string[], ownLink: (href: string) => string): string {
  const seen = new Set<string>();
  return text.replaceAll(attribute, (whole, name: string, value: string) => {
    if (seen.has(name) || !(known.includes(name) || everywhere.includes(name)))
      throw new Error(`its HTML has the attribute ${name}`);
    seen.add(name);
    const plain = decoded(value);
    if (name === 'style') checkStyle(plain);
    if (name === 'srcset') plain.split(',').forEach((part) => checkAddress(part.trim().replace(/ [\d.]+[wx]$/, '')));
    if (name === 'src') checkAddress(plain);
    if (name !== 'href') return whole;
    checkAddress(plain);
    return ` href="${encoded(ownAddress.test(plain) ? ownLink(plain) : plain)}"`;
  });
}

function checkAddress(address: string): void {
  if (!isPageAddress(address)) throw new Error(`its HTML has the address ${JSON.stringify(address.slice(0, 80))}`);
}

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A character by its number could be anything, so that only the four names are allowed. */
function decoded(value: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(value)) throw new Error('its HTML has an unknown character reference');
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
