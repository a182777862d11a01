import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, EmptyState } from '@vidyapath/ui';
import { useState } from 'react';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { Pages } from '../../../components/pages';
import { PartSkeleton } from '../../../components/part-skeleton';
import { threadsPerPage, useThreadsQuery } from '../api/discussions.endpoints';
import { useAskedSecond } from '../lib/use-asked-second';
import type { ThreadListControls } from '../lib/use-thread-list';
import { AskQuestion } from './ask-question';
import { ThreadCard } from './thread-card';
import { ThreadToolbar } from './thread-toolbar';

interface ThreadListProps {
  courseId: number;
  /** Its questions come first. */
  videoId: number | undefined;
  /** Name of the draft of a new question. */
  draft: string;
  list: ThreadListControls;
}

/** The questions of a course, with search and filters. */
export function ThreadList({ courseId, videoId, draft, list }: ThreadListProps) {
  const t = useT();
  const [isOpened, setOpened] = useState(useHasDraft(draft));
  const { asked, forget } = useAskedSecond(list);
  const { find, order, lesson, unanswered, page } = list;
  const { data, error, isFetching, refetch } = useThreadsQuery(
    { courseId, q: find.trim(), sort: order, videoId: lesson, first: videoId, unanswered, page },
    { refetchOnMountOrArgChange: true },
  );
  const isFiltered = find.trim() !== '' || lesson !== undefined || unanswered;
  const showAll = (
    <Button onClick={list.showAll} sx={{ minHeight: 44 }}>
      {t('thread.showAll')}
    </Button>
  );
  const close = () => {
    setOpened(false);
    forget();
  };
  const isAsking = isOpened || asked !== undefined;
  const place = useFocusMoved<HTMLDivElement>(isAsking, 'input');
  if (isAsking)
    return (
      <div ref={place}>
        <AskQuestion courseId={courseId} draft={draft} asked={asked} onClose={close} />
      </div>
    );
  return (
    <div ref={place}>
      <ThreadToolbar list={list} isEmpty={data?.total === 0 && !isFiltered} onAsk={() => setOpened(true)} />
      {error && !data ? (
        <LoadFailed message={t('thread.failedList')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <PartSkeleton />
      ) : data.total === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'thread.noMatch' : 'thread.empty')}
          {...(isFiltered ? { action: showAll } : { text: t('thread.emptyText') })}
        />
      ) : (
        <Box component="ul" aria-label={t('thread.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((thread) => (
            <ThreadCard key={thread.thread_id} thread={thread} onOpen={() => list.openThread(thread.thread_id)} />
          ))}
        </Box>
      )}
      <Pages label={t('thread.pages')} page={page} total={data?.total ?? 0} size={threadsPerPage} onPage={list.goTo} />
    </div>
  );
}
