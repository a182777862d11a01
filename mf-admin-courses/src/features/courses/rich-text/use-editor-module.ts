import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-editor';

type Editor = ComponentType<RichTextEditorProps>;
export type EditorModule = { status: 'away' } | { status: 'failed' } | { status: 'ready'; Editor: Editor };

/** Once it came, every later form shows it at once. */
let loaded: EditorModule | undefined;

/** Fetches the editor's chunk. */
export async function loadEditor(): Promise<EditorModule> {
  const { default: Editor } = await import('./rich-text-editor');
  loaded = { status: 'ready', Editor };
  return loaded;
}

/**
 * The editor, fetched when it is wanted. Unlike with `React.lazy` a failure can be tried again, and the form around it stays.
 */
export function useEditorModule(wanted: boolean): { module: EditorModule; retry: () => void } {
  const [module, setModule] = useState<EditorModule>(loaded ?? { status: 'away' });
  const [attempt, setAttempt] = useState(0);
  const waits = wanted && module.status === 'away';
  useEffect(() => {
    if (!waits) return;
    let here = true;
    loadEditor().then(
      (ready) => here && setModule(ready),
      () => here && setModule({ status: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [attempt, waits]);
  const retry = useCallback(() => {
    setModule({ status: 'away' });
    setAttempt((count) => count + 1);
  }, []);
  return { module, retry };
}
