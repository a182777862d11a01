import { useT } from '@vidyapath/client/use-t';
import { Box, Button } from '@vidyapath/ui';
import { Alert, FormHelperText } from '@vidyapath/ui/forms';
import { useField, useFormikContext } from 'formik';
import { useCallback, useReducer, useState } from 'react';
import { FieldLabel } from '../components/field-label';
import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { RichTextBody } from './rich-text-body';
import { useEditorModule } from './use-editor-module';

interface RichTextFieldProps {
  name: string;
  label: string;
  /** It will be reached. */
  soon: boolean;
}

/** A required field of rich text; its value is HTML, the empty string when the editor is blank. */
export function RichTextField({ name, label, soon }: RichTextFieldProps) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const error = useFieldError(name);
  const [reached, reach] = useReducer(() => true, false);
  const { module, retry } = useEditorModule(soon || reached);
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
    <Box data-field={name} onPointerEnter={reach} onFocus={reach} sx={{ my: 2 }}>
      <FieldLabel id={labelId} label={label} required error={error !== undefined} />
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'fieldLine',
          borderRadius: '8px',
          overflow: 'hidden',
          '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
        }}
      >
        {module.status === 'failed' && (
          <Alert severity="warning" action={<Button color="inherit" size="small" onClick={retry}>{t('list.retry')}</Button>}>
            {t('courses.info.failed')}
          </Alert>
        )}
        <RichTextBody key={editors.count} module={module} initialHtml={value} onChange={change} onBlur={leave} labelledBy={labelId} describedBy={helpId} />
      </Box>
      <FormHelperText id={helpId} error={error !== undefined} aria-live="polite">
        {error ?? ' '}
      </FormHelperText>
    </Box>
  );
}
