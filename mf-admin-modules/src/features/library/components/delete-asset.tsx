import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { DeleteRecord } from '@vidyapath/remote-kit/delete-record';
import { useAssetCalls } from '../api/library.endpoints';

interface DeleteAssetProps {
  asset: Asset;
  onDeleted?: () => void;
  onClosed: () => void;
}

/** Asks before a video is deleted. */
export function DeleteAsset({ asset, onDeleted, onClosed }: DeleteAssetProps) {
  const t = useT();
  const notices = useNotices();
  const calls = useAssetCalls();
  return (
    <DeleteRecord
      row={asset}
      calls={calls}
      title={t('library.deleteTitle')}
      question={t('library.deleteQuestion')}
      subject={asset.title}
      note={t(asset.used_by_count > 0 ? 'library.deleteUsed' : 'library.deleteNote')}
      onDeleted={() => {
        notices.success('library.deleted');
        onDeleted?.();
      }}
      onFailed={() => notices.failure('library.failed.delete')}
      onClosed={onClosed}
    />
  );
}
