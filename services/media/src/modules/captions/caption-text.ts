const tags: Readonly<Record<string, string>> = { b: 'b', strong: 'b', i: 'i', em: 'i', u: 'u' };
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** Runs of these have no end in themselves, so that each text is read once from its beginning to its end. */
const token = /<([^<>]*)>|[^<]+|(?:<(?=<))+|</g;
const entity = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g;
/** Positions that old tools write into the text. */
const position = /\{\\[^{}<>]*\}/g;
const halfPosition = /\{\\+/g;
// eslint-disable-next-line no-control-regex -- they are what is removed
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;
/** A name with what may follow it, or a time inside a cue. Other text between angle brackets is text. */
const tagOf = /^(\/?)(?:([a-zA-Z][a-zA-Z0-9]*)|[0-9:.]+$)/;

/**
 * Text of a cue as it is stored: `&`, `<` and `>` are written as entities, and balanced `b`, `i` and `u` are the only tags. All
 * others are removed. Cleaning a clean text changes nothing.
 */
export function cleanText(text: string): string {
  const open: string[] = [];
  let out = '';
  for (const [whole, inside] of text.matchAll(token)) {
    const tag = inside === undefined ? null : tagOf.exec(inside);
    if (!tag) {
      out += escaped(whole);
      continue;
    }
    const [, slash, name = ''] = tag;
    if (name.toLowerCase() === 'br') out += '\n';
    const known = tags[name.toLowerCase()];
    if (!known) continue;
    if (slash) out += closeTo(open, known);
    else if (!open.includes(known)) {
      open.push(known);
      out += `<${known}>`;
    }
  }
  return inLines(out + closeTo(open, open[0]));
}

/** Ends the tags down to this one. */
function closeTo(open: string[], name: string | undefined): string {
  const at = name === undefined ? -1 : open.indexOf(name);
  if (at === -1) return '';
  return open
    .splice(at)
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
}

const escaped = (text: string): string =>
  text.replace(entity, characterOf).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function characterOf(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return named[name] ?? whole;
  const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** A line without text would end the cue. */
const inLines = (text: string): string =>
  text
    .replace(position, '')
    .replace(halfPosition, '{')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(control, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** Whether a reader sees anything of it. */
export const hasText = (text: string): boolean => text.replace(/<\/?[biu]>/g, '').trim() !== '';
