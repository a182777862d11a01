import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Button, Stack } from '@vidyapath/ui';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../records/problem-alert';
import { Form } from './form';
import { type FormOptions, useForm } from './use-form';

interface ActionFormProps<Values extends FormikValues> extends Pick<
  FormOptions<Values>,
  'initial' | 'rules' | 'guarded' | 'keepsText'
> {
  /** Key of its messages: `<messagePrefix>.done` and `<messagePrefix>.failed`. */
  messagePrefix: MessageGroup<'done'>;
  draft: string;
  /** Result of a mutation. */
  call: (values: Values) => Promise<{ error?: unknown }>;
  submit: (values: Values) => string;
  onDone?: () => void;
  onCancel?: () => void;
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
  children,
  ...options
}: ActionFormProps<Values>) {
  const t = useT();
  const notices = useNotices();
  const form = useForm<Values>({
    ...options,
    async send(values) {
      const { error } = await call(values);
      if (error !== undefined) {
        notices.failure(`${messagePrefix}.failed`);
        return asProblem(error);
      }
      form.forget();
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
              form.forget();
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
