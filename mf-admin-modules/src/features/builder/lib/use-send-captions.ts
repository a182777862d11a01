import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { OutlineLesson } from '@vidyapath/http/course-outline';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { assetsApi, useSendCaptionsMutation } from '../../../lib/uploads/assets.endpoints';
import { type DroppedCaptions, stemOf } from '../../../lib/uploads/file-names';
import { inGroups } from './in-groups';

/** Captions whose video has an asset. */
export interface AssetCaptions extends DroppedCaptions {
  assetId: string;
}

interface RefusedCaptions {
  name: string;
  problem: ClientProblem | 'no-lesson';
}

/** Dropped captions, sent one after the other. Both functions return the refused ones. */
export function useSendCaptions(lessons: readonly OutlineLesson[]) {
  const dispatch = useSliceDispatch();
  const [send] = useSendCaptionsMutation();

  async function sendAll(captions: readonly AssetCaptions[]): Promise<RefusedCaptions[]> {
    const refused: RefusedCaptions[] = [];
    for (const { assetId, language, file } of captions) {
      const { error } = await send({ assetId, language, file });
      if (error) refused.push({ name: file.name, problem: error as ClientProblem });
    }
    return refused;
  }

  /** The assets of all lessons, since the screen knows the unfinished ones only. */
  async function readAssets(): Promise<Asset[]> {
    const ids = lessons.flatMap(({ asset_id: id }) => id ?? []);
    const options = { subscribe: false, forceRefetch: true };
    const answers = inGroups(ids, lessonLimits.idsMax).map((group) =>
      dispatch(assetsApi.endpoints.assets.initiate(group.join(','), options)).unwrap(),
    );
    return (await Promise.all(answers)).flat();
  }

  return {
    sendAll,
    readAssets,
    /** Sends captions that came without their video to the one lesson whose file has their name. */
    async sendToLessons(captions: readonly DroppedCaptions[]): Promise<RefusedCaptions[]> {
      if (captions.length === 0) return [];
      const assets = await readAssets();
      const matched = captions.map((one) => ({
        ...one,
        assetIds: assets.filter(({ file_name }) => stemOf(file_name) === one.stem).map(({ asset_id }) => asset_id),
      }));
      const isClear = ({ assetIds }: { assetIds: string[] }) => assetIds.length === 1;
      const unclear = matched.filter((one) => !isClear(one));
      const sent = matched.filter(isClear).map((one) => ({ ...one, assetId: one.assetIds[0] ?? '' }));
      return [
        ...unclear.map(({ file }) => ({ name: file.name, problem: 'no-lesson' as const })),
        ...(await sendAll(sent)),
      ];
    },
  };
}
