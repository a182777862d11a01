import { formatBytes } from '@vidyapath/client/formats/data-size';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { RoomQuestion as Question } from '../lib/use-room';

/** Says how many files fit, and asks whether to send these. */
export function RoomQuestion({ question: { fit, count, bytes, bytesLeft, answer } }: { question: Question }) {
  const t = useT();
  return (
    <Alert severity="warning">
      <Typography>
        {t('tree.files.fit', { fit, count, size: formatBytes(bytes), room: formatBytes(bytesLeft) })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
        {fit > 0 && (
          <Button onClick={() => answer('begin')} sx={action}>
            {t('tree.files.sendFitting', { count: fit })}
          </Button>
        )}
        <Button onClick={() => answer('cancel')} sx={action}>
          {t('form.cancel')}
        </Button>
      </Stack>
    </Alert>
  );
}

const action = { minHeight: 44, px: 0 };
