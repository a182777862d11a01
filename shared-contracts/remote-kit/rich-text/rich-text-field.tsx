import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { FailureBoundary } from '@vidyapath/client/screens/failure-boundary';
import { useInView } from '@vidyapath/client/screens/use-in-view';
import { useT } from '@vidyapath/client/screens/use-t';
import { useFieldError } from '../forms/form-errors';
import { Box, FailedState } from '@vidyapath/ui';
import { FormHelperText } from '@vidyapath/ui/forms';
import { useField, useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { FieldLabel } from '../forms/field-label';
import { EditorSkeleton } from './editor-skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

interface RichTextFieldProps {
  name: string;
  label: string;
  /** The form is being filled in, so that the field will be reached. */
  soon: boolean;
  required?: boolean;
}

let hasArrived = false;

/** draft-js is large, so its code is fetched when the editor is needed. */
const LateEditor = lazyPart<RichTextEditorProps>(
  async () => {
    const { default: Editor } = await import('./rich-text-editor');
    hasArrived = true;
    return Editor;
  },
  ({ surfaceId }, late) => <WaitingEditor surfaceId={surfaceId} {...late} />,
);

interface WaitingEditorProps {
  surfaceId: string;
  failed: boolean;
  retry: () => void;
}

function WaitingEditor({ surfaceId, failed, retry }: WaitingEditorProps) {
  const t = useT();
  return failed ? (
    <FailedState message={t('richText.failed')} retryLabel={t('list.retry')} onRetry={retry} />
  ) : (
    <EditorSkeleton surfaceId={surfaceId} />
  );
}

/** A field of rich text; its value is HTML, the empty string when the editor is blank. */
export function RichTextField({ name, label, soon, required = true }: RichTextFieldProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, { margin: 0 });
  const [{ value }] = useField<string>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const error = useFieldError(name);
  const needed = hasArrived || inView || soon || value !== '';
  const [editors, setEditors] = useState({ html: value, count: 0 });
  // The editor reads its text once; a text from elsewhere, such as a stored draft, needs a new editor.
  if (value !== editors.html) setEditors({ html: value, count: editors.count + 1 });
  const change = useCallback(
    (html: string) => {
      setEditors(({ count }) => ({ html, count }));
      void setFieldValue(name, html);
    },
    [name, setFieldValue],
  );
  const leave = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  const labelId = `${name}-label`;
  const helpId = `${name}-help`;
  const surfaceId = `${name}-text`;
  return (
    <Box ref={place} data-field={name} sx={{ my: 2 }}>
      <FieldLabel id={labelId} label={label} required={required} error={error !== undefined} />
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'fieldLine',
          borderRadius: '8px',
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
        }}
      >
        {/* Browser extensions that change the page can break the editor; the form and its values stay. */}
        <FailureBoundary
          fallback={(restart) => (
            <FailedState message={t('richText.crashed')} retryLabel={t('list.retry')} onRetry={restart} />
          )}
        >
          {needed ? (
            <LateEditor
              key={editors.count}
              initialHtml={value}
              onChange={change}
              onBlur={leave}
              labelledBy={labelId}
              describedBy={helpId}
              surfaceId={surfaceId}
            />
          ) : (
            <EditorSkeleton surfaceId={surfaceId} />
          )}
        </FailureBoundary>
      </Box>
      <FormHelperText id={helpId} error={error !== undefined} aria-live="polite">
        {error ?? ' '}
      </FormHelperText>
    </Box>
  );
}
