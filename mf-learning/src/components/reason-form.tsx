import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { ActionForm } from './action-form';

const reasonRules = object({ reason: requiredText('reason', limits.learning.reasonMax) });

interface ReasonFormProps {
  /** Prefix of its messages: `<messagePrefix>.submit`, `.done`, `.failed`. */
  messagePrefix: MessageGroup<'submit'> & MessageGroup<'done'>;
  draft: string;
  /** What a mutation answers. */
  call: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for a reason before an action on another user's text. */
export function ReasonForm({ messagePrefix, draft, call, onClose }: ReasonFormProps) {
  const t = useT();
  return (
    <ActionForm
      messagePrefix={messagePrefix}
      draft={draft}
      initial={{ reason: '' }}
      rules={reasonRules}
      call={({ reason }) => call(reason.trim())}
      submit={() => t(`${messagePrefix}.submit`)}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <FormTextField name="reason" label={t('reason')} required multiline minRows={2} />}
    </ActionForm>
  );
}
