import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-editor';

type Editor = ComponentType<RichTextEditorProps>;
type EditorModule = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Editor: Editor };

/** Loads the editor's chunk. Unlike `React.lazy` a failure can be tried again, and the form around it stays. */
export function useEditorModule(): { module: EditorModule; retry: () => void } {
  const [module, setModule] = useState<EditorModule>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    import('./rich-text-editor').then(
      ({ default: Editor }) => wanted && setModule({ status: 'ready', Editor }),
      () => wanted && setModule({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setModule({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { module, retry };
}
