import { usePolling } from '@vidyapath/client/screens/use-polling';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useAssetsQuery } from './assets.endpoints';

export const askEveryMs = 3_000;

/** The assets of videos by id. While one is unfinished and the tab is seen they are asked for again and again. */
export function useAssets(videos: readonly Pick<ModuleVideo, 'asset_id'>[] = []) {
  const named = videos.flatMap(({ asset_id: id }) => id ?? []);
  const ids = named.slice(0, lessonLimits.idsMax).join(',');
  const { data: assets = [], refetch } = useAssetsQuery(ids, { skip: ids === '', refetchOnMountOrArgChange: true });
  // What was read before stays shown when there is nothing to ask for any more.
  usePolling(ids !== '' && assets.some(isUnfinished), askEveryMs, () => void refetch());
  return { assets: new Map(assets.map((asset) => [asset.asset_id, asset])), refetch: ids === '' ? undefined : refetch };
}

const isEnded = (status: Asset['status']): boolean => status === 'ready' || status === 'failed';
export const isUnfinished = ({ status, next }: Asset): boolean =>
  !isEnded(status) || (next !== null && !isEnded(next.status));
