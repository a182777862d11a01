import { type ContentState, EditorState, Modifier, SelectionState } from 'draft-js';
import { type HandedOver, marks } from './handed-over';
import { fromHtml } from './html-conversion';
import { linkDecorator } from './links';
import { plainNodes } from './plain-html';

const bothMarks = new RegExp(`[${marks.anchor}${marks.focus}]`, 'g');

interface Place {
  key: string;
  offset: number;
}

/** Where a mark stands once both are gone. */
function placeOf(content: ContentState, mark: string): Place | undefined {
  const block = content.getBlocksAsArray().find((one) => one.getText().includes(mark));
  if (!block) return undefined;
  const before = block.getText().slice(0, block.getText().indexOf(mark));
  return { key: block.getKey(), offset: before.replace(bothMarks, '').length };
}

function withoutMark(content: ContentState, mark: string): ContentState {
  const block = content.getBlocksAsArray().find((one) => one.getText().includes(mark));
  if (!block) return content;
  const at = block.getText().indexOf(mark);
  const selection = SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: at, focusOffset: at + 1 });
  return withoutMark(Modifier.removeRange(content, selection, 'forward'), mark);
}

/** A selection may run backwards, which the blocks' order or the places in one block tell. */
function selectionOf(content: ContentState, anchor: Place, focus: Place): SelectionState {
  const keys = content.getBlocksAsArray().map((block) => block.getKey());
  const isBackward = anchor.key === focus.key ? anchor.offset > focus.offset : keys.indexOf(anchor.key) > keys.indexOf(focus.key);
  return SelectionState.createEmpty(anchor.key).merge({
    anchorOffset: anchor.offset, focusKey: focus.key, focusOffset: focus.offset, isBackward,
  });
}

function contentOf(html: string): ContentState {
  const box = document.createElement('div');
  box.append(...plainNodes(html));
  return fromHtml(box.innerHTML);
}

/**
 * The state that goes on from what stood in for the editor: its text, its selection, and the styles chosen for the next letter.
 * What was typed there can be undone.
 */
export function startState(initialHtml: string, { html, styles }: HandedOver): EditorState {
  const before = EditorState.createWithContent(fromHtml(initialHtml), linkDecorator);
  const marked = contentOf(html);
  const [anchor, focus] = [placeOf(marked, marks.anchor), placeOf(marked, marks.focus)];
  // Within a table, say, there is no place for a caret: the text without the marks then, from its end.
  const content = anchor && focus ? withoutMark(withoutMark(marked, marks.anchor), marks.focus) : contentOf(html.replace(bothMarks, ''));
  const isTyped = content.getPlainText() !== before.getCurrentContent().getPlainText();
  const state = isTyped ? EditorState.push(before, content, 'insert-characters') : EditorState.createWithContent(content, linkDecorator);
  if (!anchor || !focus) return EditorState.moveSelectionToEnd(state);
  const selected = EditorState.acceptSelection(state, selectionOf(content, anchor, focus));
  if (!selected.getSelection().isCollapsed()) return selected;
  const current = selected.getCurrentInlineStyle();
  const chosen = ['BOLD', 'ITALIC', 'UNDERLINE'].reduce((set, style) => (styles.includes(style) ? set.add(style) : set.remove(style)), current);
  return EditorState.setInlineStyleOverride(selected, chosen);
}
