import { usePolling } from '@vidyapath/client/screens/use-polling';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useAssetsQuery } from './assets.endpoints';

export const askEveryMs = 3_000;

/** The assets of videos by id. While one is unfinished and the tab is seen they are asked for again and again. */
export function useAssets(videos: readonly ModuleVideo[] = []) {
  const ids = videos.flatMap(({ asset_id: id }) => id ?? []).join(',');
  const { data: assets = [], refetch } = useAssetsQuery(ids, { skip: ids === '', refetchOnMountOrArgChange: true });
  usePolling(assets.some(isUnfinished), askEveryMs, () => void refetch());
  return { assets: new Map(assets.map((asset) => [asset.asset_id, asset])), refetch: ids === '' ? undefined : refetch };
}

const isEnded = (status: Asset['status']): boolean => status === 'ready' || status === 'failed';
export const isUnfinished = ({ status, next }: Asset): boolean => !isEnded(status) || (next !== null && !isEnded(next.status));
