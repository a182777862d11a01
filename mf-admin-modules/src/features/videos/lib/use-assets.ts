import type { Asset } from '@vidyapath/http/lesson-assets';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useEffect, useState } from 'react';
import { useAssetsQuery } from '../api/assets.endpoints';

const askEveryMs = 3_000;

/** The assets of videos by id. While one is unfinished and the tab is seen they are asked for again and again. */
export function useAssets(videos: readonly ModuleVideo[] = []) {
  const ids = videos.flatMap(({ asset_id: id }) => id ?? []).join(',');
  const isSeen = useIsSeen();
  const [asksAgain, setAsksAgain] = useState(false);
  const { data: assets = [], refetch } = useAssetsQuery(ids, {
    skip: ids === '',
    refetchOnMountOrArgChange: true,
    pollingInterval: asksAgain && isSeen ? askEveryMs : 0,
  });
  const unfinished = assets.some(isUnfinished);
  if (unfinished !== asksAgain) setAsksAgain(unfinished);
  return { assets: new Map(assets.map((asset) => [asset.asset_id, asset])), refetch: ids === '' ? undefined : refetch };
}

const isEnded = (status: Asset['status']): boolean => status === 'ready' || status === 'failed';
const isUnfinished = ({ status, next }: Asset): boolean => !isEnded(status) || (next !== null && !isEnded(next.status));

function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setIsSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isSeen;
}
