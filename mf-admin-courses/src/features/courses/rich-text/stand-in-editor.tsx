import { useT } from '@vidyapath/client/use-t';
import { type ClipboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { EditorSurface, surfaceId } from './editor-surface';
import { type HandedOver, handOver } from './handed-over';
import { cleanPasted } from './pasted-html';
import { plainHtml, plainNodes } from './plain-html';
import { insert, isOn, run } from './stand-in-commands';
import { Toolbar } from './toolbar';
import { toolbarOrder } from './toolbar-icons';
import { useHold } from './use-hold';

export interface StandInEditorProps {
  initialHtml: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string;
  /** The editor's code is there. */
  ready: boolean;
  onReady: (start: HandedOver) => void;
}

/**
 * Looks and behaves like the editor until its code, which is large, was wanted and is there: the text is shown and can be typed in
 * from the first moment, by the browser's own editing.
 */
export function StandInEditor({ initialHtml, onChange, onBlur, labelledBy, describedBy, ready, onReady }: StandInEditorProps) {
  const t = useT();
  const surface = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [begun] = useState(initialHtml);
  const [linking, setLinking] = useState(false);
  const { held, handlers, letGo } = useHold();
  const told = useRef('');
  const [states, setStates] = useState<ReadonlyMap<string, boolean | undefined>>(new Map());
  const look = () => setStates(new Map(toolbarOrder.map((name) => [name, isOn(name, surface.current)])));
  const tell = useCallback(
    (element: Element) => {
      const html = plainHtml(element.innerHTML);
      if (html === told.current) return;
      told.current = html;
      onChange(html);
    },
    [onChange],
  );
  useLayoutEffect(() => {
    surface.current?.replaceChildren(...plainNodes(begun));
    told.current = plainHtml(surface.current?.innerHTML ?? '');
  }, [begun]);
  useLayoutEffect(() => {
    if (!ready || held || !surface.current) return;
    tell(surface.current);
    onReady(handOver(surface.current, toolbar.current, linking));
  }, [ready, held, linking, tell, onReady]);

  function press(name: string) {
    if (name === 'link') return setLinking(true);
    if (!surface.current?.contains(document.getSelection()?.anchorNode ?? null)) surface.current?.focus();
    run(name);
    look();
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const { currentTarget, clipboardData } = event;
    insert(currentTarget, plainHtml(cleanPasted(clipboardData.getData('text/html'))), clipboardData.getData('text/plain'));
    tell(currentTarget);
  }

  const button = (name: (typeof toolbarOrder)[number]) => ({
    icon: name,
    label: t(`courses.info.${name}`),
    on: states.get(name),
    press: () => press(name),
  });
  return (
    <>
      <Toolbar ref={toolbar} label={t('courses.info.toolbar')} controls={surfaceId} buttons={toolbarOrder.map(button)} />
      <EditorSurface id={surfaceId}>
        <div
          ref={surface}
          className="public-DraftEditor-content"
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-multiline
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          spellCheck
          onInput={({ currentTarget }) => tell(currentTarget)}
          onSelect={look}
          onPaste={paste}
          {...handlers}
          onBlur={() => {
            letGo();
            onBlur();
          }}
        />
      </EditorSurface>
    </>
  );
}
