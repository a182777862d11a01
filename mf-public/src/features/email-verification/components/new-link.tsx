import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { FailureAlert } from '../../../components/failure-alert';
import { useResend } from '../api/use-resend';

/** For a signed-in user whose link does not work. */
export function NewLink() {
  const t = useT();
  const { resending, resend, failure } = useResend();
  return (
    <Stack spacing={6} sx={{ mt: 6 }}>
      <Typography role={resending === 'sent' ? 'status' : 'alert'} sx={{ textAlign: 'center' }}>
        {t(resending === 'sent' ? 'account.verify.resent' : 'account.verify.spent')}
      </Typography>
      <FailureAlert text={failure} />
      {resending !== 'sent' && (
        <Button variant="contained" size="large" loading={resending === 'busy'} onClick={resend} sx={{ minHeight: 48 }}>
          {t('account.verify.resend')}
        </Button>
      )}
    </Stack>
  );
}
