import type { CSSProperties } from 'react';

/** The editor's name for the style of each inline element; elements that look alike stay different. */
export const styleOfElement: Readonly<Record<string, string>> = {
  strong: 'BOLD',
  b: 'B',
  em: 'ITALIC',
  i: 'I',
  u: 'UNDERLINE',
  ins: 'INS',
  del: 'STRIKETHROUGH',
  s: 'S',
  code: 'CODE',
  sub: 'SUB',
  sup: 'SUP',
  mark: 'MARK',
  small: 'SMALL',
};

export const elementOfStyle: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(styleOfElement).map(([element, style]) => [style, element]),
);

/** How the styles look that draft-js does not know. */
export const styleMap: Record<string, CSSProperties> = {
  B: { fontWeight: 'bold' },
  I: { fontStyle: 'italic' },
  INS: { textDecoration: 'underline' },
  S: { textDecoration: 'line-through' },
  SUB: { verticalAlign: 'sub', fontSize: 'smaller' },
  SUP: { verticalAlign: 'super', fontSize: 'smaller' },
  MARK: { backgroundColor: 'Mark', color: 'MarkText' },
  SMALL: { fontSize: 'smaller' },
};
