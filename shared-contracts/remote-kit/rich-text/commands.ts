import { type ContentBlock, EditorState, Modifier, RichUtils } from 'draft-js';

/** A button of the toolbar that changes the text; `name` is its message key. */
export interface Command {
  name: string;
  /** Left out if the command is not a state of text. */
  isOn?: (state: EditorState) => boolean;
  isPossible?: (state: EditorState) => boolean;
  run: (state: EditorState) => EditorState;
}

const inline = (name: string, style: string): Command => ({
  name,
  isOn: (state) => state.getCurrentInlineStyle().has(style),
  run: (state) => RichUtils.toggleInlineStyle(state, style),
});

const block = (name: string, type: string): Command => ({
  name,
  isOn: (state) => String(RichUtils.getCurrentBlockType(state)) === type,
  run: (state) => RichUtils.toggleBlockType(state, type),
});

export const commands: readonly Command[] = [
  inline('bold', 'BOLD'),
  inline('italic', 'ITALIC'),
  inline('underline', 'UNDERLINE'),
  block('heading', 'header-two'),
  block('subheading', 'header-three'),
  block('bullets', 'unordered-list-item'),
  block('numbers', 'ordered-list-item'),
  block('quote', 'blockquote'),
];

export const history: readonly Command[] = [
  { name: 'undo', isPossible: (state) => state.getUndoStack().size > 0, run: (state) => EditorState.undo(state) },
  { name: 'redo', isPossible: (state) => state.getRedoStack().size > 0, run: (state) => EditorState.redo(state) },
];

const asPlain = (state: EditorState): EditorState =>
  EditorState.push(
    state,
    Modifier.setBlockType(state.getCurrentContent(), state.getSelection(), 'unstyled'),
    'change-block-type',
  );

/**
 * The special effect of Enter: it ends a list or quote on an empty line, and continues in plain text
 * after a heading. `undefined`: Enter only begins the next line of the same kind.
 */
export function afterReturn(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  const current = state.getCurrentContent().getBlockForKey(selection.getStartKey()) as ContentBlock | undefined;
  if (!current || !selection.isCollapsed()) return undefined;
  const type = String(current.getType());
  if (type !== 'unstyled' && current.getLength() === 0) return asPlain(state);
  if (!type.startsWith('header') || selection.getStartOffset() < current.getLength()) return undefined;
  const split = Modifier.splitBlock(state.getCurrentContent(), selection);
  const next = EditorState.push(state, split, 'split-block');
  return asPlain(EditorState.forceSelection(next, split.getSelectionAfter()));
}
