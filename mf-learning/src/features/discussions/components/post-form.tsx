import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useMemo, useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { postFaults } from '../lib/thread-values';

interface PostFormProps {
  name: 'answer' | 'editPost';
  draftName: string;
  body?: string;
  /** What a mutation answers. */
  call: (body: string) => Promise<{ error?: unknown }>;
  onClose?: () => void;
}

/** An answer; after sending, the form is empty for the next one. */
export function PostForm({ name, draftName, body = '', call, onClose }: PostFormProps) {
  const t = useT();
  const [sent, setSent] = useState(0);
  const schema = useMemo(() => postFaults(t), [t]);
  return (
    <ActionForm
      key={sent}
      messagePrefix={`thread.${name}`}
      draftName={draftName}
      initial={{ body }}
      schema={schema}
      call={(values) => call(values.body.trim())}
      submit={() => t(`thread.${name}.submit`)}
      onDone={() => {
        setSent(sent + 1);
        onClose?.();
      }}
      {...(onClose && { onCancel: onClose })}
    >
      {() => <FormTextField name="body" label={t('thread.answerBody')} required multiline minRows={3} />}
    </ActionForm>
  );
}
