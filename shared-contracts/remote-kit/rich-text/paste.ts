import { EditorState, Modifier } from 'draft-js';
import { fromHtml } from './html-conversion';
import { cleanPasted } from './pasted-html';

/** Content that the editor itself put on the clipboard; the editor pastes it without loss. */
const ownCopy = /data-editor=|data-offset-key=/;

/** Puts copied HTML in place of the selection. `undefined`: the editor pastes it itself, or it is empty. */
export function insertPasted(state: EditorState, html: string): EditorState | undefined {
  if (ownCopy.test(html)) return undefined;
  const pasted = fromHtml(cleanPasted(html));
  if (!pasted.hasText()) return undefined;
  const content = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), pasted.getBlockMap());
  return EditorState.push(state, content, 'insert-fragment');
}
