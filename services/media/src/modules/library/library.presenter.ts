import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPathPrefix } from '@vidyapath/http/media';
import type { AssetFileRow } from '../assets/assets';
import type { UsesOfAsset } from '../lesson-uses/lesson-uses';
import type { AssetWithFiles } from './library.repository';

const noUses: UsesOfAsset = { used_by: [], used_by_count: 0 };

export function presentAsset(asset: AssetWithFiles, { used_by, used_by_count }: UsesOfAsset = noUses): Asset {
  const { asset_id, played, newest, captions } = asset;
  const shown = played ?? newest;
  return {
    asset_id,
    title: asset.title,
    file_name: shown.file_name,
    size_bytes: Number(shown.size_bytes),
    ...stateOf(shown),
    playable: played !== undefined,
    queue_place: shown.state === 'waiting' ? asset.queuePlace : null,
    duration_in_seconds: shown.duration_seconds,
    width: shown.width,
    height: shown.height,
    has_audio: shown.has_audio,
    renditions: played?.renditions ?? [],
    poster: played?.poster ? `${lessonPathPrefix}${asset_id}/${played.file_version}/${played.poster}` : null,
    storyboard: played?.storyboard ?? null,
    captions,
    file_version: played?.file_version ?? 0,
    created_by: asset.created_by,
    created_at: asset.created_at.toISOString(),
    ready_at: played?.ready_at?.toISOString() ?? null,
    next: played && newest.file_version > played.file_version ? stateOf(newest) : null,
    used_by,
    used_by_count,
  };
}

/** What a change of the title was made from: percents change all the time. */
export const titleVersion = ({ asset_id, title }: Pick<Asset, 'asset_id' | 'title'>): object => ({ asset_id, title });

function stateOf(file: AssetFileRow): Pick<Asset, 'status' | 'problem' | 'percent'> {
  const { state, playable, problem } = file;
  // Only its second run failed.
  const status = state === 'failed' && playable ? 'ready' : state;
  return { status, problem: problem ? { type: problem } : null, percent: percentOf(file) };
}

function percentOf({ state, percent, received_bytes, size_bytes }: AssetFileRow): number {
  if (state === 'ready') return 100;
  return state === 'uploading' ? Math.floor((100 * Number(received_bytes)) / Number(size_bytes)) : percent;
}
