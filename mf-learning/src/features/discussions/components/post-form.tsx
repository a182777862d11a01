import { useT } from '@vidyapath/client/screens/use-t';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useState } from 'react';
import { ActionForm } from '../../../components/action-form';
import { postRules } from '../lib/thread-values';

interface PostFormProps {
  name: 'answer' | 'editPost';
  draft: string;
  body?: string;
  /** What a mutation answers. */
  call: (body: string) => Promise<{ error?: unknown }>;
  onClose?: () => void;
}

/** An answer; after sending, the form is empty for the next one. */
export function PostForm({ name, draft, body = '', call, onClose }: PostFormProps) {
  const t = useT();
  const [sent, setSent] = useState(0);
  return (
    <ActionForm
      key={sent}
      messagePrefix={`thread.${name}`}
      draft={draft}
      initial={{ body }}
      rules={postRules}
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
