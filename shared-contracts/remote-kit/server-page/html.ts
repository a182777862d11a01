type Tag = 'h1' | 'h2' | 'p' | 'ul' | 'li' | 'a' | 'img';
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** HTML whose texts are escaped. */
export class Html {
  constructor(readonly text: string) {}
}
type Child = string | Html | undefined | false;

/** An element of a page that the server composes; texts and attributes are escaped, missing ones left out. */
export function element(tag: Tag, attributes: Attributes, ...children: readonly Child[]): Html {
  const named = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const start = `<${tag}${named.map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('')}>`;
  return new Html(tag === 'img' ? start : `${start}${together(children).text}</${tag}>`);
}

export const together = (children: readonly Child[]): Html => new Html(children.map(textOf).join(''));

function textOf(child: Child): string {
  if (child instanceof Html) return child.text;
  return child ? escaped(child) : '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
