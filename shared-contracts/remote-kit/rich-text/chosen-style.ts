import { EditorState, type SelectionState } from 'draft-js';

const placeOf = (selection: SelectionState) =>
  [selection.getAnchorKey(), selection.getAnchorOffset(), selection.getFocusKey(), selection.getFocusOffset()].join();

/**
 * Draft forgets the style chosen for the next letter when the text gets the focus, e.g. from the toolbar by
 * keyboard.
 */
export function keepChosenStyle(before: EditorState, after: EditorState): EditorState {
  const style = before.getInlineStyleOverride();
  const isWhereItWas =
    before.getCurrentContent() === after.getCurrentContent() &&
    placeOf(before.getSelection()) === placeOf(after.getSelection());
  const gotFocus = after.getSelection().getHasFocus() && !before.getSelection().getHasFocus();
  return style && gotFocus && isWhereItWas ? EditorState.setInlineStyleOverride(after, style) : after;
}
