import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import { useUnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { LazyLeaveDialog } from '../records/lazy-leave-dialog';
import { ProblemAlert } from '../records/problem-alert';
import { type CheckedFormOptions, useCheckedForm } from '../records/use-checked-form';
import { Button, Stack } from '@vidyapath/ui';
import { FormikProvider, type FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';

interface ActionFormProps<Values extends FormikValues> extends Pick<CheckedFormOptions<Values>, 'initial' | 'schema'> {
  /** Key of its messages: `<messagePrefix>.done` and `<messagePrefix>.failed`. */
  messagePrefix: string;
  draftName: string;
  /** Result of a mutation. */
  call: (values: Values) => Promise<{ error?: unknown }>;
  submit: (values: Values) => string;
  onDone?: () => void;
  onCancel?: () => void;
  /** Asks before the changed form is left. */
  guarded?: boolean;
  /** Keeps what is typed also when the form is closed otherwise than by sending or cancelling it, for its next opening. */
  keepsText?: boolean;
  /** The fields. */
  children: (values: Values) => ReactNode;
}

/** A form that does one thing, once, and shows the result. */
export function ActionForm<Values extends FormikValues>(props: ActionFormProps<Values>) {
  const {
    messagePrefix,
    draftName,
    initial,
    schema,
    call,
    submit,
    onDone,
    onCancel,
    guarded = false,
    keepsText = false,
    children,
  } = props;
  const t = useT();
  const notices = useNotices();
  const [problem, setProblem] = useState<ClientProblem>();
  const finished = useRef(false);
  const { formik, element, onSubmit } = useCheckedForm<Values>({
    initial,
    schema,
    draftName,
    finished: keepsText ? finished : undefined,
    async send(values) {
      setProblem(undefined);
      const { error } = await call(values);
      if (error === undefined) {
        finished.current = true;
        guard.release();
        notices.success(`${messagePrefix}.done`);
        onDone?.();
        return undefined;
      }
      const refusal = asProblem(error);
      setProblem(refusal);
      notices.failure(`${messagePrefix}.failed`);
      return refusal;
    },
  });
  const guard = useUnsavedGuard(guarded && formik.dirty);
  return (
    <FormikProvider value={formik}>
      <Stack component="form" noValidate ref={element} onSubmit={onSubmit} spacing={4}>
        {children(formik.values)}
        <ProblemAlert problem={problem} />
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={formik.isSubmitting} sx={{ minHeight: 44 }}>
            {submit(formik.values)}
          </Button>
          {onCancel && (
            <Button
              onClick={() => {
                finished.current = true;
                onCancel();
              }}
              sx={{ minHeight: 44 }}
            >
              {t('form.cancel')}
            </Button>
          )}
        </Stack>
      </Stack>
      {guarded && <LazyLeaveDialog guard={guard} changed={formik.dirty} />}
    </FormikProvider>
  );
}
