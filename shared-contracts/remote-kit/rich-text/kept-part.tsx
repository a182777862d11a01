import type { ContentBlock } from 'draft-js';
import { createElement, type ReactNode } from 'react';
import { elementOfKept, htmlOfKept, isKeptImage, keptBlock } from './kept-parts';

/** Links can't be followed in the editor, so they are shown as text. */
const shownElements = 'table, caption, thead, tbody, tfoot, tr, th, td, figure, figcaption, p, ul, ol, li, br, hr';

function shown(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeValue?.trim() ? node.nodeValue : null;
  if (node instanceof HTMLImageElement)
    return isKeptImage(node) && <img key={key} src={node.getAttribute('src') ?? ''} alt={node.alt} />;
  const children = [...node.childNodes].map(shown);
  if (!node.matches(shownElements)) return children;
  const cell = node instanceof HTMLTableCellElement ? { colSpan: node.colSpan, rowSpan: node.rowSpan } : {};
  return createElement(node.localName, { key, ...cell }, ...children);
}

function KeptPart({ block }: { block: ContentBlock }) {
  const element = elementOfKept(htmlOfKept(block));
  return element && shown(element, 0);
}

/** `blockRendererFn` of the editor: shows kept parts unchanged. */
export const renderKept = (block: ContentBlock) =>
  String(block.getType()) === keptBlock ? { component: KeptPart, editable: false } : null;
