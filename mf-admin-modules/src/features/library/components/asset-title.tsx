import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { IconButton, PageHeading, Stack } from '@vidyapath/ui';
import { EditIcon } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { InlineEditor } from '../../../components/inline-editor';
import { assetTitleChange } from '../../../lib/name-change';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { useInlineValue } from '../../../lib/use-inline-value';
import type { ChangeCalls } from '../../../lib/use-record-change';
import { useAssetCalls } from '../api/library.endpoints';

/** The title of a video, which is the page's, with a pencil that turns it into a field. */
export function AssetTitle({ asset }: { asset: Asset }) {
  const t = useT();
  const notices = useNotices();
  const { read, update } = useAssetCalls();
  const calls = useMemo(
    (): ChangeCalls<Asset, string> => ({
      read,
      update: (before, { title }, ifMatch) => update(before, { title }, ifMatch),
    }),
    [read, update],
  );
  const [texts] = useState<InlineTexts<Asset>>(() => new Map());
  const { asset_id: id, title } = asset;
  const { typed, pencil } = useInlineValue({ row: asset, id, field: 'title', texts });
  return (
    <Stack
      direction={typed.text === undefined ? 'row' : 'column'}
      sx={{ alignItems: 'flex-start', gap: 1, minWidth: 0 }}
    >
      <PageHeading>{title}</PageHeading>
      {typed.text === undefined ? (
        <IconButton {...pencil} aria-label={t('library.rename', { name: title })} sx={{ width: 44, height: 44 }}>
          <EditIcon fontSize="small" />
        </IconButton>
      ) : (
        <InlineEditor<Asset, string>
          {...{ id, calls, typed }}
          field="title"
          name={title}
          text={typed.text}
          label={t('library.columns.title')}
          tag="Asset"
          readText={assetTitleChange}
          onStored={() => notices.success('library.renamed')}
        />
      )}
    </Stack>
  );
}
