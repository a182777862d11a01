import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { OutlineLesson } from '@vidyapath/http/course-outline';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { useState } from 'react';
import { type DroppedVideo, isCaptionFile, sortDropped } from '../../../lib/uploads/file-names';
import { hasSameFirstBytes } from '../../../lib/uploads/first-bytes';
import { isNamedLike, otherFile, useAssetUpload } from '../../../lib/uploads/use-asset-upload';
import { useUploads } from '../../../lib/uploads/uploads';
import { inGroups } from './in-groups';
import type { NewLesson } from './use-add-lessons';
import { useRoom } from './use-room';
import { type AssetCaptions, useSendCaptions } from './use-send-captions';

/** Begun at the same time. */
const begunAtOnce = 4;

/** A file that was not added. */
export interface RefusedFile {
  name: string;
  problem: ClientProblem | typeof otherFile | 'no-video' | 'no-lesson' | 'no-language' | 'no-room' | 'already';
}

interface Begun {
  lesson: NewLesson;
  captions: AssetCaptions[];
}

const captionsOf = ({ captions }: DroppedVideo, assetId: string): AssetCaptions[] =>
  captions.map((one) => ({ ...one, assetId }));

/** The asset whose file this is, of those with its name and size. */
async function sameFileOf(assets: readonly Asset[], file: File): Promise<Asset | undefined> {
  for (const asset of assets) if (await hasSameFirstBytes(asset.asset_id, file)) return asset;
  return undefined;
}

/** Lessons whose files are being sent, and which could not be stored. */
interface Unstored {
  lessons: readonly NewLesson[];
  moduleId: number | undefined;
  problem?: ClientProblem | undefined;
}

/**
 * Dropped files: those whose upload stopped go on, the others become lessons before their first byte is sent. Captions follow.
 * @param lessons of the course
 * @param assets unfinished ones of the course
 * @param addLessons stores them at the end of a module
 */
export function useAddFiles(
  screen: string,
  lessons: readonly OutlineLesson[],
  assets: ReadonlyMap<string, Asset>,
  addLessons: (lessons: readonly NewLesson[], moduleId: number | undefined) => Promise<unknown>,
) {
  const upload = useAssetUpload(screen);
  const captions = useSendCaptions(lessons);
  const room = useRoom();
  const [busy, setBusy] = useState(false);
  const [unstored, setUnstored] = useState<Unstored>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const refuse = (files: readonly RefusedFile[]) => setRefused((current) => [...current, ...files]);

  /** Returns the files that are none of an upload that stopped, nor of a lesson beside it: the same files were chosen again. */
  async function goOnWith(videos: readonly DroppedVideo[]): Promise<DroppedVideo[]> {
    const sending = useUploads.getState().files;
    let stopped = [...assets.values()].filter(({ status, asset_id: id }) => status === 'uploading' && !sending[id]);
    const others: DroppedVideo[] = [];
    for (const video of videos) {
      const named = stopped.filter((one) => isNamedLike(one, video.file));
      const asset = await sameFileOf(named, video.file);
      if (asset) stopped = stopped.filter((one) => one !== asset);
      if (asset) await goOn(asset, video);
      else if (named.length > 0) refuse([{ name: video.file.name, problem: otherFile }]);
      else others.push(video);
    }
    return others.length < videos.length ? newOnes(others) : others;
  }

  async function newOnes(videos: readonly DroppedVideo[]): Promise<DroppedVideo[]> {
    const present = await captions.readAssets();
    const added: DroppedVideo[] = [];
    for (const video of videos) {
      const named = present.filter((one) => isNamedLike(one, video.file));
      if (await sameFileOf(named, video.file)) refuse([{ name: video.file.name, problem: 'already' }]);
      else added.push(video);
    }
    return added;
  }

  async function goOn({ asset_id: goesOn }: Asset, video: DroppedVideo): Promise<void> {
    const begun = await upload.start(video.file, { goesOn });
    if (typeof begun === 'string') refuse(await captions.sendAll(captionsOf(video, goesOn)));
    else refuse([{ name: video.file.name, problem: begun }]);
  }

  async function begin(video: DroppedVideo): Promise<Begun | undefined> {
    const begun = await upload.start(video.file, {});
    if (typeof begun !== 'string') {
      refuse([{ name: video.file.name, problem: begun }]);
      return undefined;
    }
    return {
      lesson: { video_title: video.title, video_url: addressOfAsset(begun) },
      captions: captionsOf(video, begun),
    };
  }

  async function start(videos: readonly DroppedVideo[], moduleId: number | undefined): Promise<void> {
    const all: Begun[] = [];
    for (const group of inGroups(videos, begunAtOnce)) {
      const begun = await Promise.all(group.map(begin));
      all.push(...begun.filter((one) => one !== undefined));
    }
    if (all.length > 0) await store({ lessons: all.map(({ lesson }) => lesson), moduleId });
    refuse(await captions.sendAll(all.flatMap((one) => one.captions)));
  }

  async function store(made: Unstored): Promise<void> {
    setUnstored({ ...made, problem: undefined });
    try {
      await addLessons(made.lessons, made.moduleId);
      setUnstored(undefined);
    } catch (error) {
      setUnstored({ ...made, problem: asProblem(error) });
    }
  }

  async function work(task: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      refuse([{ name: '', problem: asProblem(error) }]);
    }
    setBusy(false);
  }

  return {
    busy,
    refused,
    /** Asked while not all files fit. */
    room: room.question,
    /** Why the lessons of files that are being sent are not in the course. */
    storeProblem: unstored?.problem,
    storeAgain: () => unstored && void work(() => store(unstored)),
    forget: () => setRefused([]),
    /** @param moduleId the module on which they were dropped */
    add: (files: readonly File[], moduleId: number | undefined) =>
      work(async () => {
        const { videos, captions: alone, others } = sortDropped(files);
        setRefused(
          others.map((file) => ({ name: file.name, problem: isCaptionFile(file) ? 'no-language' : 'no-video' })),
        );
        const added = await goOnWith(videos);
        const split = await room.split(added);
        if (!split) return;
        refuse(split.left.map(({ file }) => ({ name: file.name, problem: 'no-room' })));
        await start(split.sent, moduleId);
        refuse(await captions.sendToLessons(alone));
      }),
  };
}

export type AddFiles = ReturnType<typeof useAddFiles>;
