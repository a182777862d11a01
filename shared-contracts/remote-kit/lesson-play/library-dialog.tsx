import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Box, Button, EmptyState } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { SearchField } from '@vidyapath/ui/staff';
import { useId, useState } from 'react';
import type { BuilderData } from '../course-builder/builder-data';
import { LoadFailed } from '../screen-parts/load-failed';
import { Loading } from '../screen-parts/loading';
import { AssetPicture } from './asset-picture';

export interface LibraryDialogProps {
  open: boolean;
  data: Pick<BuilderData, 'useLibraryAssetsQuery'>;
  onClose: () => void;
  onChosen: (asset: Asset) => void;
}

/** Chooses an uploaded video. */
export function LibraryDialog({ open, data, onClose, onChosen }: LibraryDialogProps) {
  const t = useT();
  const id = useId();
  const [search, setSearch] = useState('');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('builder.library.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 320 }}>
        {/* Room for its raised label. */}
        <Box sx={{ pt: 2 }}>
          <SearchField value={search} onSearch={setSearch} label={t('list.search')} />
        </Box>
        {open && <Assets {...{ data, search, onChosen }} />}
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('form.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Assets({ data, search, onChosen }: Pick<LibraryDialogProps, 'data' | 'onChosen'> & { search: string }) {
  const t = useT();
  const { data: assets, error, isFetching, refetch } = data.useLibraryAssetsQuery(search.trim());
  if (error !== undefined)
    return (
      <LoadFailed
        message={t('builder.library.failed')}
        problem={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!assets) return <Loading />;
  if (assets.length === 0) return <EmptyState title={t('builder.library.none')} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {assets.map((asset) => (
        <li key={asset.asset_id}>
          <Button
            color="inherit"
            onClick={() => onChosen(asset)}
            sx={{ width: '100%', justifyContent: 'flex-start', gap: 4, py: 2, textAlign: 'start' }}
          >
            <AssetPicture asset={asset} width={96} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {asset.title}
            </Box>
            {asset.duration_in_seconds !== null && <span>{formatClock(asset.duration_in_seconds)}</span>}
          </Button>
        </li>
      ))}
    </Box>
  );
}
