import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ErrorGroup } from '@vidyapath/http/support-errors';
import { Box, Button, Typography } from '@vidyapath/ui';
import { useSetErrorStatusMutation } from '../api/errors.endpoints';

/** Resolves a group in its last release, or opens it again. */
export function StatusButton({ group: { fingerprint, status, release } }: { group: ErrorGroup }) {
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const [setStatus, { isLoading }] = useSetErrorStatusMutation();
  const next = status === 'open' ? 'resolved' : 'open';
  const change = async () => {
    const { error } = await setStatus({ fingerprint, status: next });
    if (error === undefined) notices.success(`errorGroup.done.${next}`);
    else notices.failure('errorGroup.notChanged');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="contained"
        loading={isLoading}
        onClick={() => once(change)}
        sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {t(`errorGroup.set.${next}`, { release })}
      </Button>
      {next === 'resolved' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('errorGroup.resolveMeans')}
        </Typography>
      )}
    </Box>
  );
}
