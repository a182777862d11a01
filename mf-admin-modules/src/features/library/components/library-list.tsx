import { rowTexts } from '@vidyapath/client/formats/staff-texts';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { CellButton, DeleteIcon } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { askEveryMs, isUnfinished } from '../../../lib/uploads/use-assets';
import { useLibraryQuery } from '../api/library.endpoints';
import { libraryColumns } from '../lib/library-columns';
import { filterNames, filterParams, sortableBy } from '../lib/library-screen';
import { DeleteAsset } from './delete-asset';
import { LibraryFilter } from './library-filter';

const idOf = ({ asset_id }: Asset) => asset_id;

/** The uploaded videos, asked for again and again while one of them is unfinished. */
export function LibraryList() {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const filters = useFilters(filterNames);
  const [deleting, setDeleting] = useState<Asset>();
  const { data, currentData, error, isFetching, refetch } = useLibraryQuery(
    { ...safeListParams(controls.state, sortableBy), ...filterParams(filters.values) },
    { refetchOnMountOrArgChange: true },
  );
  usePolling(data?.rows.some(isUnfinished) ?? false, askEveryMs, () => void refetch());
  const columns = useMemo(() => libraryColumns(t, language), [t, language]);
  const actions = useMemo(
    () => ({
      header: t('list.actions'),
      render: (asset: Asset) => (
        <div data-buttons="">
          <CellButton
            icon={DeleteIcon}
            tone="error"
            aria-label={rowTexts(t, asset.title).delete}
            onClick={() => setDeleting(asset)}
          />
        </div>
      ),
    }),
    [t],
  );
  return (
    <>
      <ListView<Asset>
        messagePrefix="library"
        // Rows that are only asked for again are not busy.
        answer={{ data, error, refetch, isFetching: isFetching && currentData === undefined }}
        {...{ controls, columns, actions }}
        rowKey={idOf}
        filter={{ element: <LibraryFilter filters={filters} />, active: filters.active, clear: filters.clear }}
      />
      {deleting && <DeleteAsset asset={deleting} onClosed={() => setDeleting(undefined)} />}
    </>
  );
}
