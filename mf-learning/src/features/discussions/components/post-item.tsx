import { useNotices } from '@vidyapath/client/screens/use-notices';
import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { postAnchor } from '@vidyapath/http/lesson-address';
import type { Post } from '@vidyapath/http/learning-discussions';
import { Box, Button, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { Byline } from '../../../components/byline';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { WrittenText } from '../../../components/written-text';
import { useAcceptPostMutation, useEditWrittenMutation } from '../api/discussions.endpoints';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { PostForm } from './post-form';
import { PostVotes } from './post-votes';
import { WrittenActions } from './written-actions';

interface PostItemProps {
  threadId: string;
  /** The lesson that the thread is about. */
  videoId: number | null;
  post: Post;
  /** The reader asked, or is staff. */
  mayAccept: boolean;
}

/** One answer of a thread. */
export function PostItem({ threadId, videoId, post, mayAccept }: PostItemProps) {
  const t = useT();
  const notices = useNotices();
  const [editing, setEditing] = useState(useHasDraft(`post-${post.post_id}`));
  const place = useFocusMoved<HTMLLIElement>(editing, 'textarea');
  const [edit] = useEditWrittenMutation();
  const [accept, { isLoading }] = useAcceptPostMutation();
  const { post_id: postId, body, accepted, removed, own } = post;
  const choose = async () => {
    if ((await accept({ threadId, postId })).error) notices.failure('thread.accept.failed');
  };
  return (
    <Box
      component="li"
      ref={place}
      id={postAnchor(postId)}
      sx={{ py: 4, borderTop: 1, borderColor: 'divider', scrollMarginTop: 'var(--scroll-top, 80px)' }}
    >
      {removed || body === null ? (
        <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{t('thread.removed')}</Typography>
      ) : editing ? (
        <PostForm
          name="editPost"
          draft={`post-${postId}`}
          body={body}
          call={(changed) => edit({ threadId, postId, body: { body: changed } })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          {accepted && <StateBadge tone="success">{t('thread.accept.done')}</StateBadge>}
          <Byline of={post} />
          <WrittenText text={body} videoId={videoId} />
          <WrittenActions written={{ threadId, postId }} own={own} onEdit={() => setEditing(true)}>
            <PostVotes threadId={threadId} post={post} />
            {mayAccept && !accepted && (
              <Button loading={isLoading} onClick={() => void choose()} sx={{ minHeight: 44 }}>
                {t('thread.accept.submit')}
              </Button>
            )}
          </WrittenActions>
        </>
      )}
    </Box>
  );
}
