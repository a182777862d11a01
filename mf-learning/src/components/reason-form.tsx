import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useMemo } from 'react';
import { onlyFaults, textFault } from '../lib/text-fault';
import { ActionForm } from './action-form';

interface ReasonFormProps {
  /** Prefix of its messages: `<messagePrefix>.submit`, `.done`, `.failed`. */
  messagePrefix: string;
  draftName: string;
  /** What a mutation answers. */
  call: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for a reason before an action on another user's text. */
export function ReasonForm({ messagePrefix, draftName, call, onClose }: ReasonFormProps) {
  const t = useT();
  const schema = useMemo(
    () =>
      ({ reason }: { reason: string }) =>
        onlyFaults({ reason: textFault(t, t('reason'), reason, limits.learning.reasonMax) }),
    [t],
  );
  return (
    <ActionForm
      messagePrefix={messagePrefix}
      draftName={draftName}
      initial={{ reason: '' }}
      schema={schema}
      call={({ reason }) => call(reason.trim())}
      submit={() => t(`${messagePrefix}.submit`)}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <FormTextField name="reason" label={t('reason')} required multiline minRows={2} />}
    </ActionForm>
  );
}
