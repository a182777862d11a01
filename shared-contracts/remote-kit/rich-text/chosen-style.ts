import { EditorState, type SelectionState } from 'draft-js';

const placeOf = (selection: SelectionState) =>
  [selection.getAnchorKey(), selection.getAnchorOffset(), selection.getFocusKey(), selection.getFocusOffset()].join();

/**
 * Draft forgets the style chosen for the next letter when the focus comes to the text, as it does from the toolbar for
 * somebody without a mouse.
 */
export function keepChosenStyle(before: EditorState, after: EditorState): EditorState {
  const style = before.getInlineStyleOverride();
  const isWhereItWas =
    before.getCurrentContent() === after.getCurrentContent() &&
    placeOf(before.getSelection()) === placeOf(after.getSelection());
  const came = after.getSelection().getHasFocus() && !before.getSelection().getHasFocus();
  return style && came && isWhereItWas ? EditorState.setInlineStyleOverride(after, style) : after;
}
