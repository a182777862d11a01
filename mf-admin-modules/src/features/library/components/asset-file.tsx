import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Box, Stack } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { AssetState } from '../../../components/asset-state';
import { otherFile, type UploadProblem, useAssetUpload } from '../../../lib/uploads/use-asset-upload';
import { libraryAddress } from '../lib/library-screen';

/** What has become of a video's file, and sending another one. */
export function AssetFile({ asset }: { asset: Asset }) {
  const upload = useAssetUpload(libraryAddress);
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <AssetState
        asset={asset}
        name={asset.title}
        onGoOn={(file) => void upload.goOn(asset, file)}
        onReplace={(file) => void upload.replace(asset, file)}
      />
      <UploadFault problem={upload.problem} />
    </Stack>
  );
}

/** Why a file is not being sent. */
export function UploadFault({ problem }: { problem: UploadProblem | undefined }) {
  const t = useT();
  if (!problem) return null;
  const text = problem === otherFile ? t('upload.otherFile') : problemText(t, problem, { messagePrefix: 'upload' });
  return (
    <Box>
      <Alert severity="error">{text}</Alert>
    </Box>
  );
}
