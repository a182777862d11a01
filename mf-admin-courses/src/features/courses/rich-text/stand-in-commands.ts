import { plainNodes } from './plain-html';

/**
 * What the toolbar does before the editor's code is there: the browser's own commands, which every engine still has and
 * which, unlike a list of presses to catch up on, keep their order with what is typed between them.
 */
const runs: Partial<Record<string, () => void>> = {
  bold: () => document.execCommand('bold'),
  italic: () => document.execCommand('italic'),
  underline: () => document.execCommand('underline'),
  heading: () => toggleBlock('h2'),
  subheading: () => toggleBlock('h3'),
  quote: () => toggleBlock('blockquote'),
  bullets: () => document.execCommand('insertUnorderedList'),
  numbers: () => document.execCommand('insertOrderedList'),
  undo: () => document.execCommand('undo'),
  redo: () => document.execCommand('redo'),
};

const blockOf: Partial<Record<string, string>> = { heading: 'h2', subheading: 'h3', quote: 'blockquote' };
const stateOf: Partial<Record<string, string>> = {
  bold: 'bold', italic: 'italic', underline: 'underline', bullets: 'insertUnorderedList', numbers: 'insertOrderedList',
};

const isIn = (block: string) => document.queryCommandValue('formatBlock') === block;

function toggleBlock(block: string): void {
  document.execCommand('formatBlock', false, isIn(block) ? 'p' : block);
}

/** Whether the text at the caret is so already; `undefined` for what no text can be. */
export function isOn(name: string, within: Element | null): boolean | undefined {
  const [state, block] = [stateOf[name], blockOf[name]];
  if (state === undefined && block === undefined) return undefined;
  if (!within?.contains(document.getSelection()?.anchorNode ?? null)) return false;
  return state === undefined ? isIn(block ?? '') : document.queryCommandState(state);
}

export const run = (name: string): void => runs[name]?.();

/** Puts checked HTML, or else text, in place of the selection. Into a blank text without the command, which makes plain text of the first line. */
export function insert(surface: Element, html: string, text: string): void {
  if (!html) document.execCommand('insertText', false, text);
  else if (surface.textContent) document.execCommand('insertHTML', false, html);
  else {
    surface.replaceChildren(...plainNodes(html));
    document.getSelection()?.selectAllChildren(surface);
    document.getSelection()?.collapseToEnd();
  }
}
