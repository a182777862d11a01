import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { conflictTexts, formButtonTexts } from '@vidyapath/client/formats/staff-texts';
import { formKey, type RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Paper } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConflictDialog, type Difference, FormButtons } from '@vidyapath/ui/staff';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Form } from '../forms/form';
import { type FormOptions, useForm } from '../forms/use-form';
import { ProblemAlert } from './problem-alert';
import type { EditCalls } from './use-record-calls';
import { useSave } from './use-save';

/** Props that `RecordEditor` passes to its form. */
export interface EditedRecord<Row> {
  /** The version that is edited; none while adding. */
  version: Versioned<Row> | undefined;
  /** Edits the version that another user stored instead. */
  onTheirs: (version: Versioned<Row>) => void;
  /** Saved or cancelled. */
  onDone: () => void;
}

interface RecordFormProps<Row extends object, Values extends FormikValues, Body, Id extends RecordId>
  extends EditedRecord<Row>, Pick<FormOptions<Values>, 'initial' | 'rules' | 'waiting' | 'onInvalid' | 'refusal'> {
  /** Key of the messages of this kind of record: `<messagePrefix>.created` and so on. */
  messagePrefix: MessageGroup<'created'>;
  calls: EditCalls<Row, Body, Id>;
  toBody: (values: Values) => Body;
  /** Fields in which a stored version differs from the form, with the stored values. */
  differences: (stored: Row, edited: Values) => Difference[];
  /** The fields. */
  children: ReactNode;
}

/** A form that adds or changes one record: rules, saving once, newer versions, and asking before typed text is lost. */
export function RecordForm<Row extends object, Values extends FormikValues, Body, Id extends RecordId = number>(
  props: RecordFormProps<Row, Values, Body, Id>,
) {
  const { messagePrefix, version, calls, toBody, differences, onTheirs, onDone, waiting = false, children } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  function leave() {
    form.release();
    onDone();
  }
  const { save, newer, asking, dismissNewer, problem } = useSave<Row, Body, Id>({
    messagePrefix,
    calls,
    version,
    onSaved: () => leave(),
  });
  const form = useForm<Values>({
    ...props,
    etag: version?.etag,
    draft: `${pathname}:${formKey(search)}`,
    guarded: true,
    send: (values, etag) => save(toBody(values), etag),
  });
  const { formik, restored, sendValues } = form;

  return (
    <>
      <Paper sx={{ p: { xs: 4, sm: 6 } }}>
        <Form form={form}>
          {restored && <Alert severity="info">{t('form.restored')}</Alert>}
          {children}
          <ProblemAlert problem={problem} />
          <FormButtons
            labels={formButtonTexts(t, version !== undefined)}
            busy={formik.isSubmitting}
            waiting={waiting}
            onCancel={leave}
          />
        </Form>
      </Paper>
      <ConflictDialog
        labels={conflictTexts(t, newer?.by)}
        open={asking}
        differences={newer ? differences(newer.record, formik.values) : []}
        onLoadTheirs={() => asking && newer && onTheirs(newer)}
        onOverwrite={() => asking && newer && void sendValues(formik.values, newer.etag)}
        onStay={dismissNewer}
      />
    </>
  );
}
