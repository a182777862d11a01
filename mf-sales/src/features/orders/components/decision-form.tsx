import { useT } from '@vidyapath/client/screens/use-t';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useResolveMutation } from '../api/orders.endpoints';
import { type Action, decisionBody, decisionRules, type DecisionValues } from '../lib/decision-values';

const nothingChosen: DecisionValues = { action: '', reference: '', reason: '' };

/** There is no default choice: each decision changes money or access. */
export function DecisionForm({ orderId, actions }: { orderId: string; actions: readonly Action[] }) {
  const t = useT();
  const [resolve] = useResolveMutation();
  return (
    <ActionForm<DecisionValues>
      messagePrefix="decision"
      draft={`decision-${orderId}`}
      initial={nothingChosen}
      rules={decisionRules}
      call={(values) => resolve({ id: orderId, body: decisionBody(values) })}
      submit={() => t('decision.send')}
    >
      {({ action }) => (
        <>
          <FormTextField
            name="action"
            label={t('decision.action')}
            select
            required
            hint={action ? t(`decision.means.${action}`) : undefined}
          >
            <option value="">{t('decision.choose')}</option>
            {actions.map((one) => (
              <option key={one} value={one}>
                {t(`decision.actions.${one}`)}
              </option>
            ))}
          </FormTextField>
          {action === 'paid-otherwise' && (
            <FormTextField
              name="reference"
              label={t('decision.reference')}
              required
              hint={t('decision.referenceHint')}
            />
          )}
          <FormTextField name="reason" label={t('decision.reason')} required multiline minRows={2} />
        </>
      )}
    </ActionForm>
  );
}
