import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';
import { useDownload } from '@vidyapath/client/requests/use-download';

interface DocumentLinkProps {
  label: string;
  path: string;
  file: string;
}

/** A PDF of an order. */
export function DocumentLink({ label, path, file }: DocumentLinkProps) {
  const t = useT();
  const { state, download } = useDownload();
  return (
    <Box>
      <Button
        variant="outlined"
        loading={state === 'busy'}
        onClick={() => void download(path, file)}
        sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="body2" sx={{ mt: 2, color: 'error.main' }}>
          {t('order.documentFailed')}
        </Typography>
      )}
    </Box>
  );
}
