import { useT } from '@vidyapath/client/screens/use-t';
import { Editor, EditorState, RichUtils } from 'draft-js';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { keepChosenStyle } from './chosen-style';
import { afterReturn, commands, history, type Command } from './commands';
import { EditorSurface } from './editor-surface';
import { fromHtml, toHtml } from './html-conversion';
import { renderKept } from './kept-part';
import { LinkForm } from './link-form';
import { currentLink, linkDecorator, removeLink, setLink } from './links';
import { insertPasted } from './paste';
import { styleMap } from './text-styles';
import { Toolbar, type ToolbarButton } from './toolbar';
import type { ToolbarIconName } from './toolbar-icons';

export interface RichTextEditorProps {
  /** Its first HTML; later changes are not read. */
  initialHtml: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string;
  /** Id of the element that the toolbar's buttons act on. */
  surfaceId: string;
}

function RichTextEditor(props: RichTextEditorProps) {
  const { initialHtml, onChange, onBlur, labelledBy, describedBy, surfaceId } = props;
  const t = useT();
  const [state, setState] = useState(() =>
    EditorState.moveSelectionToEnd(EditorState.createWithContent(fromHtml(initialHtml), linkDecorator)),
  );
  const [linking, setLinking] = useState(false);
  const editor = useRef<Editor>(null);

  function change(next: EditorState) {
    const changed = next.getCurrentContent() !== state.getCurrentContent();
    setState(keepChosenStyle(state, next));
    if (changed) onChange(toHtml(next.getCurrentContent()));
  }
  function handled(next: EditorState | null | undefined) {
    if (!next) return 'not-handled';
    change(next);
    return 'handled';
  }
  function enter(event: KeyboardEvent) {
    return handled(event.shiftKey ? RichUtils.insertSoftNewline(state) : afterReturn(state));
  }
  function endLink(next: EditorState) {
    setLinking(false);
    change(EditorState.forceSelection(next, next.getSelection()));
  }

  const button = ({ name, isOn, isPossible, run }: Command): ToolbarButton => ({
    icon: name as ToolbarIconName,
    label: t(`richText.${name}`),
    on: isOn?.(state),
    possible: isPossible?.(state) ?? true,
    press: () => change(run(state)),
  });
  const link = currentLink(state);
  const linkButton: ToolbarButton = {
    icon: 'link',
    label: t('richText.link'),
    on: link !== undefined,
    press: () => setLinking(true),
  };

  return (
    <>
      <Toolbar
        label={t('richText.toolbar')}
        controls={surfaceId}
        buttons={[...commands.map(button), linkButton, ...history.map(button)]}
      />
      {linking && (
        <LinkForm
          id={`${surfaceId}-link`}
          url={link?.url ?? ''}
          onSet={(url) => endLink(setLink(state, url))}
          onRemove={() => endLink(removeLink(state))}
          onClose={() => {
            setLinking(false);
            editor.current?.focus();
          }}
        />
      )}
      <EditorSurface id={surfaceId}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={change}
          onBlur={onBlur}
          customStyleMap={styleMap}
          handleKeyCommand={(key, current) => {
            const command = commands.find(({ name }) => name === key);
            return handled(command ? command.run(current) : RichUtils.handleKeyCommand(current, key));
          }}
          handleReturn={enter}
          handlePastedText={(_text, html) => handled(html ? insertPasted(state, html) : undefined)}
          blockRendererFn={renderKept}
          ariaLabelledBy={labelledBy}
          ariaDescribedBy={describedBy}
          ariaMultiline
          spellCheck
        />
      </EditorSurface>
    </>
  );
}

/** Rich text over draft-js. Loaded as a chunk of its own, since it is large; rendered again only when its own text changes. */
export default memo(RichTextEditor);
