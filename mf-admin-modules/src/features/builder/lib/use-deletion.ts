import { sendRequest } from '@vidyapath/client/requests/send-request';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { outlineLimits } from '@vidyapath/http/course-outline';
import { paths } from '@vidyapath/http/paths';
import { listId, useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { inGroups } from './in-groups';
import { type ItemRef, keyOf } from './tree';
import type { StoredOutline } from './use-outline';

/** Deleting lessons, or a module: hidden at once, sent once it cannot be undone. */
export function useDeletion(
  courseId: number,
  { itemsLeft, setFailure }: Pick<StoredOutline, 'itemsLeft' | 'setFailure'>,
) {
  const { http, events } = usePlatform();
  const dispatch = useSliceDispatch();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** Also when the page is being left. */
  const lasting: typeof http.fetch = (url, init) => http.fetch(url, { ...init, keepalive: true });

  function show(items: readonly ItemRef[]): void {
    const keys = new Set(items.map(keyOf));
    setGone((current) => new Set([...current].filter((key) => !keys.has(key))));
  }

  async function send(items: readonly ItemRef[], moduleIds: readonly number[]): Promise<void> {
    const ids = items.filter(({ kind }) => kind === 'video').map(({ id }) => id);
    const requests = [
      ...inGroups(ids, outlineLimits.videos).map((video_ids) => ({
        url: courseBuilderPaths.outlineChanges(courseId),
        method: 'POST' as const,
        body: { video_ids, delete: true },
      })),
      ...items
        .filter(({ kind }) => kind === 'module')
        .map(({ id }) => ({ url: paths.courseModule(id), method: 'DELETE' as const })),
    ];
    const answers = await Promise.all(requests.map((request) => sendRequest(lasting, request)));
    const refused = answers.find(({ error }) => error && error.status !== 404)?.error;
    if (refused) {
      // Somebody else may have deleted some of them.
      const left = await itemsLeft(items).catch(() => items);
      if (left.length < items.length) return send(left, moduleIds);
      show(items);
      setFailure(refused);
    }
    for (const moduleId of moduleIds) events.publish('catalogue.video-changed@1', { courseId, moduleId });
    dispatch(api.util.invalidateTags([{ type: 'Video', id: listId }]));
  }

  return {
    isGone: (item: ItemRef): boolean => gone.has(keyOf(item)),
    hide: (items: readonly ItemRef[]) => setGone((current) => new Set([...current, ...items.map(keyOf)])),
    show,
    send,
  };
}
