import { Link } from '@vidyapath/ui';
import {
  CompositeDecorator,
  type ContentBlock,
  type ContentState,
  EditorState,
  Modifier,
  RichUtils,
  type SelectionState,
} from 'draft-js';
import type { ReactNode } from 'react';

const linkType = 'LINK';

function linkAt(content: ContentState, block: ContentBlock, offset: number): string | undefined {
  const key = block.getEntityAt(offset) as string | null;
  return key !== null && String(content.getEntity(key).getType()) === linkType ? key : undefined;
}

function LinkText({
  contentState,
  entityKey,
  children,
}: {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}) {
  const { url } = contentState.getEntity(entityKey).getData() as { url?: string };
  return (
    <Link component="span" title={url}>
      {children}
    </Link>
  );
}

/** Draws links within the editor; they can't be followed there. */
export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, mark, content) =>
      block.findEntityRanges((character) => {
        const key = character.getEntity() as string | null;
        return key !== null && String(content.getEntity(key).getType()) === linkType;
      }, mark),
    component: LinkText,
  },
]);

/** The link that the selection starts in. */
export function currentLink(state: EditorState): { key: string; url: string } | undefined {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey()) as ContentBlock | undefined;
  if (!block) return undefined;
  const offset = selection.getStartOffset();
  const key =
    linkAt(content, block, offset) ??
    (selection.isCollapsed() && offset > 0 ? linkAt(content, block, offset - 1) : undefined);
  return key === undefined ? undefined : { key, url: (content.getEntity(key).getData() as { url?: string }).url ?? '' };
}

/** The whole link around a collapsed selection, else the selection. */
function linkSelection(state: EditorState): SelectionState {
  const selection = state.getSelection();
  const link = currentLink(state);
  if (!selection.isCollapsed() || !link) return selection;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  let range = selection;
  block.findEntityRanges(
    (character) => (character.getEntity() as string | null) === link.key,
    (start, end) => {
      if (start <= selection.getStartOffset() && selection.getStartOffset() <= end)
        range = range.merge({ anchorOffset: start, focusOffset: end, isBackward: false });
    },
  );
  return range;
}

/** Links the selection, or writes the address itself where nothing is selected. */
export function setLink(state: EditorState, url: string): EditorState {
  const content = state.getCurrentContent().createEntity(linkType, 'MUTABLE', { url });
  const key = content.getLastCreatedEntityKey();
  const selection = linkSelection(state);
  if (!selection.isCollapsed())
    return RichUtils.toggleLink(EditorState.push(state, content, 'apply-entity'), selection, key);
  return EditorState.push(state, Modifier.insertText(content, selection, url, undefined, key), 'insert-characters');
}

export const removeLink = (state: EditorState): EditorState => RichUtils.toggleLink(state, linkSelection(state), null);
