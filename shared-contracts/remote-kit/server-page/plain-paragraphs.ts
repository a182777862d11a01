const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The paragraphs of a rich text, as text. */
export const plainParagraphs = (html: string): string[] =>
  html
    .replaceAll(/<(?:br|\/(?:p|li|h\d|blockquote|pre|tr|div))\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => named[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
