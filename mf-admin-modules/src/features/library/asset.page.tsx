import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { EmptyState, Link } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { askEveryMs, isUnfinished } from '../../lib/uploads/use-assets';
import { useAssetQuery } from './api/asset.endpoints';
import { AssetDetails } from './components/asset-details';
import { libraryAddress } from './lib/library-screen';

/** One uploaded video: how it plays, what it is called, its picture, captions and lessons. */
export function AssetPage() {
  const { assetId = '' } = useParams();
  return <Asset key={assetId} assetId={assetId} />;
}

function Asset({ assetId }: { assetId: string }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useAssetQuery(assetId, { refetchOnMountOrArgChange: true });
  usePolling(data !== undefined && isUnfinished(data), askEveryMs, () => void refetch());
  usePageTitle(data?.title);
  if (error !== undefined && asProblem(error).status === 404)
    return (
      <EmptyState
        title={t('library.gone')}
        action={
          <Link component={RouterLink} to={libraryAddress}>
            {t('library.back')}
          </Link>
        }
      />
    );
  if (data) return <AssetDetails asset={data} />;
  if (error === undefined) return <Loading />;
  return (
    <LoadFailed message={t('library.failed.one')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}
