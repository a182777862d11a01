import { useDownload } from '@vidyapath/client/requests/use-download';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';

interface DownloadButtonProps {
  label: string;
  path: string;
  /** Name under which it is saved. */
  file: string;
}

export function DownloadButton({ label, path, file }: DownloadButtonProps) {
  const t = useT();
  const { state, download } = useDownload();
  return (
    <Box>
      <Button
        variant="outlined"
        loading={state === 'busy'}
        onClick={() => void download(path, file)}
        sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" variant="body2" sx={{ mt: 2, color: 'error.main' }}>
          {t('download.failed')}
        </Typography>
      )}
    </Box>
  );
}
