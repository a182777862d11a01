import { useT } from '@vidyapath/client/use-t';
import { FailedState } from '@vidyapath/ui';
import { useState } from 'react';
import { EditorBoundary } from './editor-boundary';
import type { HandedOver } from './handed-over';
import { StandInEditor, type StandInEditorProps } from './stand-in-editor';
import type { EditorModule } from './use-editor-module';

type RichTextBodyProps = Omit<StandInEditorProps, 'ready' | 'onReady'> & { module: EditorModule };

/** The editor, and what stands in for it until its code is there. It reads its text once. */
export function RichTextBody({ module, initialHtml: html, ...field }: RichTextBodyProps) {
  const t = useT();
  const [initialHtml] = useState(html);
  const [start, setStart] = useState<HandedOver | undefined>(
    module.status === 'ready' ? { html: initialHtml, styles: [], linking: false } : undefined,
  );
  if (module.status !== 'ready' || !start) {
    return <StandInEditor {...field} initialHtml={initialHtml} ready={module.status === 'ready'} onReady={setStart} />;
  }
  return (
    <EditorBoundary fallback={(restart) => <FailedState message={t('courses.info.crashed')} retryLabel={t('list.retry')} onRetry={restart} />}>
      <module.Editor {...field} initialHtml={initialHtml} start={start} />
    </EditorBoundary>
  );
}
