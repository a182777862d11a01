import { EditorState, Modifier } from 'draft-js';
import { fromHtml } from './html-conversion';
import { cleanPasted } from './pasted-html';

/** What the editor itself put on the clipboard; it takes that back by itself, with nothing lost. */
const ownCopy = /data-editor=|data-offset-key=/;

/** Puts copied HTML in place of the selection. `undefined`: it is for the editor itself, or holds nothing. */
export function insertPasted(state: EditorState, html: string): EditorState | undefined {
  if (ownCopy.test(html)) return undefined;
  const pasted = fromHtml(cleanPasted(html));
  if (!pasted.hasText()) return undefined;
  const content = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), pasted.getBlockMap());
  return EditorState.push(state, content, 'insert-fragment');
}
