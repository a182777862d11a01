import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useState } from 'react';
import { archiveVideosApi } from '../api/archive-videos.endpoints';

/** An item of archive.org that was pasted, and what can be chosen of it. */
export interface ArchiveItem {
  item: string;
  videos: readonly ArchiveVideo[];
}

/** Reads which videos the items of archive.org have. */
export function useArchiveItems() {
  const dispatch = useSliceDispatch();
  /** Undefined until they were read. */
  const [items, setItems] = useState<readonly ArchiveItem[]>();
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState<{ item: string; problem: ClientProblem }>();

  async function videosOf(item: string): Promise<readonly ArchiveVideo[]> {
    const { initiate } = archiveVideosApi.endpoints.archiveVideos;
    return dispatch(initiate(item, { subscribe: false, forceRefetch: true })).unwrap();
  }

  return {
    items,
    isReading,
    failed,
    clear() {
      setItems(undefined);
      setFailed(undefined);
    },
    async read(names: readonly string[]): Promise<void> {
      setReading(true);
      setFailed(undefined);
      const found: ArchiveItem[] = [];
      for (const item of names) {
        try {
          found.push({ item, videos: await videosOf(item) });
        } catch (error) {
          setFailed({ item, problem: asProblem(error) });
          break;
        }
      }
      setReading(false);
      if (found.length === names.length) setItems(found);
    },
  };
}
