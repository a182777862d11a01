import { useT } from '@vidyapath/client/use-t';
import { Box, FailedState, Skeleton, VisuallyHidden } from '@vidyapath/ui';
import { FormHelperText } from '@vidyapath/ui/forms';
import { useField, useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { FieldLabel } from '../components/field-label';
import { useFieldError } from '../../../lib/form-errors';
import { EditorBoundary } from './editor-boundary';
import { useEditorModule } from './use-editor-module';
import { useNear } from './use-near';

function EditorSkeleton({ label }: { label: string }) {
  return (
    <Box sx={{ p: 4 }} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton variant="rounded" height={44} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={200} />
    </Box>
  );
}

/** A required field of rich text; its value is HTML, the empty string when the editor is blank. */
export function RichTextField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const error = useFieldError(name);
  const box = useRef<HTMLDivElement>(null);
  const { module, retry } = useEditorModule(useNear(box));
  const [editors, setEditors] = useState({ html: value, count: 0 });
  // The editor reads its text once; a text that comes from elsewhere, such as a kept draft, begins another one.
  if (value !== editors.html) setEditors({ html: value, count: editors.count + 1 });
  const change = useCallback(
    (html: string) => {
      setEditors(({ count }) => ({ html, count }));
      void setFieldValue(name, html);
    },
    [name, setFieldValue],
  );
  const leave = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  const [labelId, helpId] = [`${name}-label`, `${name}-help`];
  return (
    <Box ref={box} data-field={name} sx={{ my: 2 }}>
      <FieldLabel id={labelId} label={label} required error={error !== undefined} />
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: '8px',
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
        }}
      >
        {module.status === 'loading' && <EditorSkeleton label={t('courses.info.loading')} />}
        {module.status === 'failed' && (
          <FailedState message={t('courses.info.failed')} retryLabel={t('list.retry')} onRetry={retry} />
        )}
        {module.status === 'ready' && (
          <EditorBoundary
            fallback={(restart) => <FailedState message={t('courses.info.crashed')} retryLabel={t('list.retry')} onRetry={restart} />}
          >
            <module.Editor
              key={editors.count}
              initialHtml={value}
              onChange={change}
              onBlur={leave}
              labelledBy={labelId}
              describedBy={helpId}
            />
          </EditorBoundary>
        )}
      </Box>
      <FormHelperText id={helpId} error={error !== undefined} aria-live="polite">
        {error ?? ' '}
      </FormHelperText>
    </Box>
  );
}
