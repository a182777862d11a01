import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Button, Stack } from '@vidyapath/ui';
import type { FormikValues } from 'formik';
import { type ReactNode, useRef } from 'react';
import { ProblemAlert } from '../records/problem-alert';
import { Form } from './form';
import { type FormOptions, useForm } from './use-form';

interface ActionFormProps<Values extends FormikValues> extends Pick<
  FormOptions<Values>,
  'initial' | 'rules' | 'guarded'
> {
  /** Key of its messages: `<messagePrefix>.done` and `<messagePrefix>.failed`. */
  messagePrefix: MessageGroup<'done'>;
  draft: string;
  /** Result of a mutation. */
  call: (values: Values) => Promise<{ error?: unknown }>;
  submit: (values: Values) => string;
  onDone?: () => void;
  onCancel?: () => void;
  /** Keeps what is typed also when the form is closed otherwise than by sending or cancelling it, for its next opening. */
  keepsText?: boolean;
  /** The fields. */
  children: (values: Values) => ReactNode;
}

/** A form that does one thing, once, and shows the result. */
export function ActionForm<Values extends FormikValues>({
  messagePrefix,
  call,
  submit,
  onDone,
  onCancel,
  keepsText = false,
  children,
  ...options
}: ActionFormProps<Values>) {
  const t = useT();
  const notices = useNotices();
  const finished = useRef(false);
  const form = useForm<Values>({
    ...options,
    finished: keepsText ? finished : undefined,
    async send(values) {
      const { error } = await call(values);
      if (error !== undefined) {
        notices.failure(`${messagePrefix}.failed`);
        return asProblem(error);
      }
      finished.current = true;
      form.release();
      notices.success(`${messagePrefix}.done`);
      onDone?.();
      return undefined;
    },
  });
  const { formik, problem } = form;
  return (
    <Form form={form}>
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
    </Form>
  );
}
