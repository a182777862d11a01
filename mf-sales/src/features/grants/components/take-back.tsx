import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Grant } from '@vidyapath/http/commerce-access';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Paper, Typography } from '@vidyapath/ui';
import { useEffect, useRef } from 'react';
import { useRevokeGrantMutation } from '../api/grants.endpoints';
import { courseOf } from '../lib/grant-columns';
import { revokeRules } from '../lib/grant-values';

interface TakeBackProps {
  grant: Grant;
  onClose: () => void;
}

/** Asks for the reason before access is taken back, naming the person and the course. */
export function TakeBack({ grant, onClose }: TakeBackProps) {
  const t = useT();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [revoke] = useRevokeGrantMutation();
  useEffect(() => heading.current?.focus(), []);
  const subject = { who: grant.email || grant.name, what: courseOf(t, language, grant) };
  return (
    <Paper
      component="section"
      sx={{ p: { xs: 4, sm: 6 }, mb: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h5" tabIndex={-1} ref={heading} sx={{ overflowWrap: 'anywhere' }}>
        {t('grants.revoke.title', subject)}
      </Typography>
      <Typography>{t('grants.revoke.means')}</Typography>
      <ActionForm
        messagePrefix="grants.revoke"
        draft={`revoke-${grant.grant_id}`}
        initial={{ reason: '' }}
        rules={revokeRules}
        call={({ reason }) => revoke({ id: grant.grant_id, reason: reason.trim() })}
        submit={() => t('grants.revoke.submit')}
        onDone={onClose}
        onCancel={onClose}
      >
        {() => <FormTextField name="reason" label={t('grants.fields.reason')} required multiline minRows={2} />}
      </ActionForm>
    </Paper>
  );
}
