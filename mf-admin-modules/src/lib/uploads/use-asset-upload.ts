import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useState } from 'react';
import { api } from '../api';
import { hasSameFirstBytes } from './first-bytes';
import { beginUpload } from './uploads';

/** Why a file cannot go on with an upload that another file began. */
export const otherFile = 'other-file';
export type UploadProblem = ClientProblem | typeof otherFile;

/** Whether an upload that stopped can be of this file; its first bytes tell for sure. */
export const isNamedLike = (asset: Asset, file: File): boolean =>
  file.name === asset.file_name && file.size === asset.size_bytes;

/**
 * Uploading the files of assets.
 * @param screen path of the screen that shows them
 */
export function useAssetUpload(screen: string) {
  const platform = usePlatform();
  const dispatch = useSliceDispatch();
  const [problem, setProblem] = useState<UploadProblem>();
  const [isStarting, setIsStarting] = useState(false);
  const onEnded = (): void => void dispatch(api.util.invalidateTags(['Asset']));

  /** Returns the id of its asset once the server has the upload, or why it was refused. */
  const start = (file: File, of: { goesOn?: string; replaces?: string }) =>
    beginUpload(file, { ...of, platform, screen, onEnded });

  /** Returns whether the file is being sent, or waits for its turn. */
  async function begin(
    file: File,
    of: { goesOn?: string; replaces?: string },
    onBegun?: (assetId: string) => Promise<unknown>,
  ): Promise<boolean> {
    setProblem(undefined);
    setIsStarting(true);
    try {
      const begun = await start(file, of);
      if (typeof begun !== 'string') setProblem(begun);
      else await onBegun?.(begun);
      return typeof begun === 'string';
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    } finally {
      setIsStarting(false);
    }
  }

  return {
    problem,
    isStarting,
    start,
    begin,
    /** Goes on with an upload that another visit of the page began, by the same file. */
    async goOn(asset: Asset, file: File): Promise<boolean> {
      const isSame = isNamedLike(asset, file) && (await hasSameFirstBytes(asset.asset_id, file));
      if (isSame) return begin(file, { goesOn: asset.asset_id });
      setProblem(otherFile);
      return false;
    },
    replace: (asset: Asset, file: File) => begin(file, { replaces: asset.asset_id }),
  };
}
