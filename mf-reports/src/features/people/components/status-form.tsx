import { useT } from '@vidyapath/client/screens/use-t';
import type { Person } from '@vidyapath/http/auth-people';
import { limits } from '@vidyapath/http/limits';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredText } from '@vidyapath/remote-kit/rules';
import { Typography } from '@vidyapath/ui';
import { object } from 'yup';
import { useSetStatusMutation } from '../api/people.endpoints';

const statusRules = object({ reason: requiredText('person.reason', limits.people.reasonMax) });

interface StatusFormProps {
  person: Person;
  messagePrefix: 'person.enable' | 'person.disable';
  onClose: () => void;
}

/** Disables an account or lets it in again, with the reason that the audit trail keeps. */
export function StatusForm({ person: { id, name: who, disabled }, messagePrefix, onClose }: StatusFormProps) {
  const t = useT();
  const [setStatus] = useSetStatusMutation();
  return (
    <ActionForm
      messagePrefix={messagePrefix}
      draft={`status-${id}`}
      initial={{ reason: '' }}
      rules={statusRules}
      call={({ reason }) => setStatus({ id, body: { disabled: !disabled, reason: reason.trim() } })}
      submit={() => t(`${messagePrefix}.submit`)}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t(`${messagePrefix}.means`, { who })}</Typography>
          <FormTextField
            name="reason"
            label={t('person.reason')}
            required
            multiline
            minRows={2}
            hint={t('person.reasonHint')}
          />
        </>
      )}
    </ActionForm>
  );
}
