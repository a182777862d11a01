import { useT } from '@vidyapath/client/screens/use-t';
import type { Post } from '@vidyapath/http/learning-discussions';
import { Button } from '@vidyapath/ui';
import { useVoteMutation } from '../api/discussions.endpoints';

/** How many readers found an answer helpful; pressed when the reader is one of them. */
export function PostVotes({ threadId, post }: { threadId: string; post: Post }) {
  const t = useT();
  const [vote] = useVoteMutation();
  const { post_id: postId, votes, voted, own } = post;
  return (
    <Button
      variant={voted ? 'contained' : 'outlined'}
      size="small"
      aria-pressed={voted}
      disabled={own}
      onClick={() => void vote({ threadId, postId, up: !voted })}
      sx={{ minHeight: 44 }}
    >
      {t('thread.helpful', { count: votes })}
    </Button>
  );
}
