import { useT } from '@vidyapath/client/screens/use-t';
import { problemText } from '@vidyapath/client/requests/problem-text';
import type { OutlineLesson } from '@vidyapath/http/course-outline';
import { Button, Link, Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { AssetState } from '../../../components/asset-state';
import { WatchVideo } from '../../../components/watch-video';
import { otherFile, useAssetUpload } from '../../../lib/uploads/use-asset-upload';
import { useAssets } from '../../../lib/uploads/use-assets';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import type { Tree } from '../lib/use-tree';

const flags = ['is_published', 'is_preview'] as const;

interface LessonDetailsProps {
  lesson: OutlineLesson;
  tree: Tree;
  onMove: () => void;
}

/** What can be done with one lesson. */
export function LessonDetails({ lesson, tree, onMove }: LessonDetailsProps) {
  const t = useT();
  const { video_id, video_title: name, is_published, is_preview, asset_id, video_url } = lesson;
  const { assets } = useAssets([lesson]);
  const asset = assets.get(asset_id ?? '');
  const upload = useAssetUpload(builderAddresses.lessons(tree.courseId));
  const flag = (of: (typeof flags)[number]) => {
    const isSet = of === 'is_published' ? is_published : is_preview;
    return (
      <Button
        key={of}
        onClick={() => tree.setFlag([video_id], of, !isSet)}
        aria-label={t(`states.${of}.${isSet ? 'endOf' : 'setOf'}`, { name })}
        sx={action}
      >
        {t(`states.${of}.${isSet ? 'endIt' : 'setIt'}`)}
      </Button>
    );
  };
  return (
    <Stack sx={{ gap: 2, pb: 4, pl: { xs: 2, sm: 14 }, pr: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 5 }}>
        {flags.map(flag)}
        <Button onClick={onMove} aria-label={t('tree.moveOf', { name })} sx={action}>
          {t('tree.moveTo')}
        </Button>
        <Button
          color="error"
          onClick={() => tree.remove([{ kind: 'video', id: video_id }])}
          aria-label={t('videos.delete', { name })}
          sx={action}
        >
          {t('delete.confirm')}
        </Button>
      </Stack>
      {is_preview && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(is_published ? 'states.previewNow' : 'states.previewLater')} {asset_id && t('states.previewOfFile')}
        </Typography>
      )}
      {!asset_id && (
        <Link href={video_url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {video_url}
        </Link>
      )}
      {asset && (
        <AssetState
          asset={asset}
          name={name}
          onGoOn={(file) => void upload.goOn(asset, file)}
          onReplace={(file) => void upload.replace(asset, file)}
        />
      )}
      {upload.problem && (
        <Alert severity="error">
          {upload.problem === otherFile
            ? t('upload.otherFile')
            : problemText(t, upload.problem, { messagePrefix: 'upload' })}
        </Alert>
      )}
      {asset?.playable && <WatchVideo video={{ video_id, video_title: name }} />}
    </Stack>
  );
}

const action = { minHeight: 44, minWidth: 0, px: 0 };
