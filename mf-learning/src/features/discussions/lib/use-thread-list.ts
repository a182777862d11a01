import { useAddressParams } from '@vidyapath/client/screens/use-address-params';
import { limits } from '@vidyapath/http/limits';
import { pageNumber } from '../../../lib/page-number';

export const threadSorts = ['created_at:desc', 'last_post_at:desc', 'post_count:desc'] as const;

/** What the discussions show, in the URL: the open thread, or search, filters and page of the list. */
export function useThreadList() {
  const { params, change } = useAddressParams();
  const filter = (part: Record<string, string>) => change({ ...part, threads: '' }, true);
  const lesson = Number(params.get('lesson'));
  const ask = params.get('ask') ?? '';
  return {
    thread: params.get('thread') ?? undefined,
    find: [...(params.get('find') ?? '')].slice(0, limits.list.queryMax).join(''),
    order: threadSorts.find((sort) => sort === params.get('order')) ?? '',
    lesson: Number.isSafeInteger(lesson) && lesson > 0 && lesson <= limits.id.max ? lesson : undefined,
    unanswered: params.get('open') === 'true',
    page: pageNumber(params.get('threads')),
    /** The second of the lesson that a new question is about, where the page asks for one. */
    askAt: /^\d{1,6}$/.test(ask) ? Number(ask) : undefined,
    closeAsk: () => change({ ask: '' }, true),
    openThread: (thread: string) => change({ thread }),
    closeThread: () => change({ thread: '' }),
    search: (find: string) => filter({ find }),
    orderBy: (order: string) => filter({ order }),
    ofLesson: (videoId: string) => filter({ lesson: videoId }),
    onlyUnanswered: (only: boolean) => filter({ open: only ? 'true' : '' }),
    showAll: () => filter({ find: '', lesson: '', open: '' }),
    goTo: (page: number) => change({ threads: page > 1 ? String(page) : '' }),
  };
}

export type ThreadListControls = ReturnType<typeof useThreadList>;
