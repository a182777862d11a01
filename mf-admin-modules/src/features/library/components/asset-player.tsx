import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { AssetPicture } from '@vidyapath/remote-kit/asset-picture';
import { StreamedVideo } from '@vidyapath/remote-kit/streamed-video';
import { Button, Stack } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { RefObject } from 'react';
import { usePlayAssetMutation, useSetPosterMutation } from '../api/asset.endpoints';

interface AssetPlayerProps {
  asset: Asset;
  video: RefObject<HTMLVideoElement | null>;
}

/** The version that plays, and its picture, which can be the one of the present second. */
export function AssetPlayer({ asset, video }: AssetPlayerProps) {
  const t = useT();
  const notices = useNotices();
  const [ask] = usePlayAssetMutation();
  const [setPoster, { error, isLoading }] = useSetPosterMutation();
  const { asset_id: assetId, title, file_version: version } = asset;
  const takePicture = async () => {
    const answer = await setPoster({ assetId, second: video.current?.currentTime ?? 0 });
    if (!answer.error) notices.success('library.pictureTaken');
  };
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <StreamedVideo
        key={version}
        videoRef={video}
        autoPlay={false}
        ask={() => ask(assetId).unwrap()}
        label={t('watch.of', { name: title })}
        texts={{ failed: t('watch.failed'), retry: t('list.retry'), connectionLost: t('watch.connectionLost') }}
      />
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <AssetPicture asset={asset} width={120} />
        <Button
          variant="outlined"
          loading={isLoading}
          disabled={isLoading}
          onClick={() => void takePicture()}
          sx={{ minHeight: 44 }}
        >
          {t('library.takePicture')}
        </Button>
      </Stack>
      {error !== undefined && (
        <Alert severity="error">{problemText(t, asProblem(error), { messagePrefix: 'library' })}</Alert>
      )}
    </Stack>
  );
}
