import { type ContentBlock, type ContentState, EditorState, Modifier, RichUtils, type SelectionState } from 'draft-js';

/** A button of the toolbar that changes the text; `name` is its message key. */
export interface Command {
  name: string;
  /** Left out if the command is not a state of text. */
  isOn?: (state: EditorState) => boolean;
  isPossible?: (state: EditorState) => boolean;
  run: (state: EditorState) => EditorState;
}

/** `alike` is a style of another element that looks the same; the button takes it away, too. */
function inline(name: string, style: string, alike?: string): Command {
  const stylesOn = (state: EditorState) =>
    [style, alike ?? style].filter((one) => state.getCurrentInlineStyle().has(one));
  return {
    name,
    isOn: (state) => stylesOn(state).length > 0,
    run: (state) => {
      const on = new Set(stylesOn(state));
      return (on.size > 0 ? [...on] : [style]).reduce((next, one) => RichUtils.toggleInlineStyle(next, one), state);
    },
  };
}

const block = (name: string, type: string): Command => ({
  name,
  isOn: (state) => String(RichUtils.getCurrentBlockType(state)) === type,
  run: (state) => RichUtils.toggleBlockType(state, type),
});

export const commands: readonly Command[] = [
  inline('bold', 'BOLD', 'B'),
  inline('italic', 'ITALIC', 'I'),
  inline('underline', 'UNDERLINE', 'INS'),
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

/** A code block is left by Enter on an empty last line. */
function nextLineOfCode(state: EditorState, code: ContentBlock): EditorState {
  const selection = state.getSelection();
  const end = code.getLength();
  if (selection.getStartOffset() < end || !code.getText().endsWith('\n')) return RichUtils.insertSoftNewline(state);
  const lineEnd = selection.merge({ anchorOffset: end - 1, focusOffset: end });
  const shorter = Modifier.removeRange(state.getCurrentContent(), lineEnd, 'backward');
  return plainAfter(state, shorter, shorter.getSelectionAfter());
}

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
  if (type === 'code-block') return nextLineOfCode(state, current);
  if (!type.startsWith('header') || selection.getStartOffset() < current.getLength()) return undefined;
  return plainAfter(state, state.getCurrentContent(), selection);
}

/** Ends the block at `end` in `content`, and continues in plain text. */
function plainAfter(state: EditorState, content: ContentState, end: SelectionState): EditorState {
  const split = Modifier.splitBlock(content, end);
  const next = EditorState.push(state, split, 'split-block');
  return asPlain(EditorState.forceSelection(next, split.getSelectionAfter()));
}
