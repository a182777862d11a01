import { useT } from '@vidyapath/client/screens/use-t';
import type { Attention } from '@vidyapath/http/commerce-reports';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Button } from '@vidyapath/ui';
import { useState } from 'react';
import { useEndAttentionMutation } from '../../../lib/attention.endpoints';
import { endActionsOf, endBody, endRules, type EndValues } from '../lib/end-values';

const nothingChosen: EndValues = { action: '', reason: '' };

/** Ends an entry that has no order. */
export function EndEntry({ matter: { kind, id } }: { matter: Attention }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [end] = useEndAttentionMutation();
  const close = () => setOpen(false);
  if (!open)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
        {t('attention.end.open')}
      </Button>
    );
  return (
    <ActionForm<EndValues>
      messagePrefix="attention.end"
      draft={`attention-${kind}-${id}`}
      initial={nothingChosen}
      rules={endRules}
      call={(values) => end({ kind, id, body: endBody(values) })}
      submit={() => t('attention.end.send')}
      onDone={close}
      onCancel={close}
    >
      {({ action }) => (
        <>
          <FormTextField
            name="action"
            label={t('attention.end.action')}
            select
            required
            hint={action ? t(`attention.end.means.${action}`) : undefined}
          >
            <option value="">{t('attention.end.choose')}</option>
            {endActionsOf(kind).map((one) => (
              <option key={one} value={one}>
                {t(`attention.end.actions.${one}`)}
              </option>
            ))}
          </FormTextField>
          <FormTextField name="reason" label={t('attention.end.reason')} required multiline minRows={2} />
        </>
      )}
    </ActionForm>
  );
}
