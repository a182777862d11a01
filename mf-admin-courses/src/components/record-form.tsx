import type { Versioned } from '@vidyapath/client/record-answers';
import { conflictTexts, formButtonTexts, leaveTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import { Paper, Stack } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog, ConflictDialog, type Difference, FormButtons } from '@vidyapath/ui/staff';
import { FormikProvider, type FormikValues, useFormik } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { focusFirstField, refusedFields } from '../lib/form-errors';
import { useCheckedSubmit } from '../lib/use-checked-submit';
import { useKeptDraft } from '@vidyapath/client/use-kept-draft';
import { useRulesInLanguage } from '@vidyapath/client/use-rules-in-language';
import { type SaveOptions, useSave } from '@vidyapath/client/use-save';
import { useUnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { ProblemAlert } from './problem-alert';

interface RecordFormProps<Row extends object, Values extends FormikValues, Body> extends Omit<SaveOptions<Row, Body>, 'onSaved'> {
  initial: Values;
  schema: Schema;
  toBody: (values: Values) => Body;
  differences: (theirs: Row, mine: Values) => Difference[];
  onTheirs: (version: Versioned<Row>) => void;
  /** Saved, or given up by Cancel. */
  onDone: () => void;
  waiting?: boolean;
  /** Somebody begins to fill it in. */
  onBegin?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that adds or changes one record: rules, saving once, newer versions, and asking before what was typed is lost. */
export function RecordForm<Row extends object, Values extends FormikValues, Body>(props: RecordFormProps<Row, Values, Body>) {
  const { version, initial, schema, toBody, differences, onTheirs, onDone, waiting = false, onBegin, children } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const formik = useFormik<Values>({ initialValues: initial, validationSchema: schema, onSubmit: (values) => store(values) });
  useRulesInLanguage(schema, formik.validateForm);
  const guard = useUnsavedGuard(formik.dirty);
  const draft = useKeptDraft(formik, version?.etag, sending);
  useEffect(() => {
    sending.current = waiting || formik.isSubmitting;
  }, [waiting, formik.isSubmitting]);
  const submit = useCheckedSubmit(formik, element);
  const leave = () => {
    guard.release();
    onDone();
  };
  const { save, newer, dismissNewer, problem } = useSave({ ...props, onSaved: leave });

  async function store(values: Values, ifMatch = draft.etag) {
    sending.current = true;
    formik.setSubmitting(true);
    const refusal = await save(toBody(values), ifMatch);
    if (refusal) {
      const refused = refusedFields(t, refusal, values);
      formik.setStatus(refused);
      focusFirstField(element.current, Object.keys(refused));
    }
    formik.setSubmitting(false);
  }

  return (
    <FormikProvider value={formik}>
      <Paper component="form" noValidate ref={element} onSubmit={submit} onFocus={onBegin} sx={{ p: { xs: 4, sm: 6 } }}>
        <Stack spacing={4}>
          {draft.restored && <Alert severity="info">{t('form.restored')}</Alert>}
          {children}
          <ProblemAlert problem={problem} />
          <FormButtons labels={formButtonTexts(t, version !== undefined)} busy={formik.isSubmitting} waiting={waiting} onCancel={leave} />
        </Stack>
      </Paper>
      <ConfirmDialog {...leaveTexts(t)} open={guard.asking} onConfirm={guard.leave} onCancel={guard.stay} />
      <ConflictDialog
        labels={conflictTexts(t, newer?.by)}
        open={newer !== undefined}
        differences={newer ? differences(newer.record, formik.values) : []}
        onLoadTheirs={() => newer && onTheirs(newer)}
        onOverwrite={() => void store(formik.values, newer?.etag)}
        onStay={dismissNewer}
      />
    </FormikProvider>
  );
}
