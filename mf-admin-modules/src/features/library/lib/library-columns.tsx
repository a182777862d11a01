import { formatBytes } from '@vidyapath/client/formats/data-size';
import { formatClock } from '@vidyapath/client/formats/duration';
import { indiaMomentText } from '@vidyapath/client/formats/moment-text';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { AssetPicture } from '@vidyapath/remote-kit/asset-picture';
import { Box, Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { AssetFile } from '../components/asset-file';
import { AssetUses } from '../components/asset-uses';
import { captionWords } from './caption-words';
import { assetPage } from './library-screen';

/** Columns of the uploaded videos. */
export function libraryColumns(t: Translate, language: Language): DataTableColumn<Asset>[] {
  const header = (name: MessageName<'library.columns'>) => t(`library.columns.${name}`);
  return [
    {
      field: 'poster',
      header: header('picture'),
      width: '88px',
      render: (asset) => <AssetPicture asset={asset} />,
    },
    {
      field: 'title',
      header: header('title'),
      sortable: true,
      width: '20%',
      minWidth: 140,
      render: ({ asset_id, title }) => (
        <Link component={RouterLink} to={assetPage(asset_id)} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      ),
    },
    {
      field: 'status',
      header: header('state'),
      width: '22%',
      minWidth: 180,
      render: (asset) => <AssetFile asset={asset} />,
    },
    {
      field: 'duration_in_seconds',
      header: header('length'),
      render: ({ duration_in_seconds: seconds }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {seconds === null ? t('list.none') : formatClock(seconds)}
        </Box>
      ),
    },
    {
      field: 'size_bytes',
      header: header('size'),
      align: 'end',
      render: ({ size_bytes }) => formatBytes(size_bytes),
    },
    {
      field: 'captions',
      header: header('captions'),
      minWidth: 100,
      render: ({ captions }) => captionWords(t, language, captions),
    },
    {
      field: 'used_by',
      header: header('uses'),
      width: '20%',
      minWidth: 140,
      render: (asset) => <AssetUses asset={asset} />,
    },
    {
      field: 'created_at',
      header: header('changed'),
      minWidth: 110,
      render: ({ ready_at, created_at }) => indiaMomentText(language, ready_at ?? created_at),
    },
  ];
}
