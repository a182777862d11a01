import { useSession } from '@vidyapath/client/screens/use-session';
import { useReadTopic } from '@vidyapath/remote-kit/use-read-topic';
import { useT } from '@vidyapath/client/screens/use-t';
import { threadTopic } from '@vidyapath/http/notification-kinds';
import { isEditor } from '@vidyapath/http/roles';
import { Box, Button, ChevronLeftIcon, Typography } from '@vidyapath/ui';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { PartSkeleton } from '../../../components/part-skeleton';
import { useAnswerMutation, useThreadQuery } from '../api/discussions.endpoints';
import { PostForm } from './post-form';
import { PostItem } from './post-item';
import { Question } from './question';

/** A question with its answers, and the form for another one. */
export function ThreadView({ threadId, onBack }: { threadId: string; onBack: () => void }) {
  const t = useT();
  const isStaff = isEditor(useSession().user?.role);
  const [answer] = useAnswerMutation();
  const {
    currentData: thread,
    error,
    isFetching,
    refetch,
  } = useThreadQuery(threadId, { refetchOnMountOrArgChange: true });
  // Only the asker is told of answers.
  useReadTopic(thread?.own ? threadTopic(threadId) : undefined, thread?.post_count ?? 0);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <Button
        startIcon={<ChevronLeftIcon />}
        onClick={onBack}
        sx={{ minHeight: 44, mb: 3, ml: -5, scrollMarginTop: 'var(--scroll-top, 80px)' }}
      >
        {t('thread.back')}
      </Button>
      {!thread && error && (
        <LoadFailed message={t('thread.failedOne')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!thread && !error && <PartSkeleton />}
      {thread && (
        <>
          <Question thread={thread} />
          <Typography component="h3" variant="h6" sx={{ mt: 6, mb: 2 }}>
            {t('thread.answers', { count: thread.post_count })}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {thread.posts.map((post) => (
              <PostItem
                key={post.post_id}
                threadId={threadId}
                videoId={thread.video_id}
                post={post}
                mayAccept={thread.own || isStaff}
              />
            ))}
          </Box>
          {!thread.removed && (
            <Box sx={{ mt: 4 }}>
              <PostForm
                name="answer"
                draft={`answer-${threadId}`}
                call={(body) => answer({ threadId, body: { body } })}
              />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
