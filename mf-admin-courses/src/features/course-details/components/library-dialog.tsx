import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import { AssetPicture } from '@vidyapath/remote-kit/asset-picture';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Box, Button, EmptyState } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { SearchField } from '@vidyapath/ui/staff';
import { useId, useState } from 'react';
import { useLibraryQuery } from '../api/details.endpoints';

export interface LibraryDialogProps {
  open: boolean;
  onClose: () => void;
  /** With the address of the chosen video. */
  onChosen: (path: string) => void;
}

/** Chooses an uploaded video. */
export function LibraryDialog({ open, onClose, onChosen }: LibraryDialogProps) {
  const t = useT();
  const id = useId();
  const [search, setSearch] = useState('');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('details.introduction.library')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 320 }}>
        <SearchField value={search} onSearch={setSearch} label={t('list.search')} />
        {open && <Assets search={search} onChosen={onChosen} />}
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('form.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Assets({ search, onChosen }: { search: string; onChosen: (path: string) => void }) {
  const t = useT();
  const { data: assets, error, isFetching, refetch } = useLibraryQuery(search.trim());
  if (error !== undefined)
    return (
      <LoadFailed
        message={t('details.introduction.failed')}
        problem={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!assets) return <Loading />;
  if (assets.length === 0) return <EmptyState title={t('details.introduction.none')} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {assets.map((asset) => (
        <li key={asset.asset_id}>
          <Button
            color="inherit"
            onClick={() => onChosen(`/media/lessons/${asset.asset_id}`)}
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
