import { useT } from '@vidyapath/client/screens/use-t';
import type { Thread } from '@vidyapath/http/learning-discussions';
import { Box, Button } from '@vidyapath/ui';
import { Byline } from '../../../components/byline';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { LessonPlace } from './lesson-place';

/** A question in the list. */
export function ThreadCard({ thread, onOpen }: { thread: Thread; onOpen: () => void }) {
  const t = useT();
  const { title, removed, post_count, accepted_post_id } = thread;
  return (
    <Box
      component="li"
      sx={{ py: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Button
        onClick={onOpen}
        sx={{ minHeight: 44, px: 0, fontSize: '1.0625rem', textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {removed || title === null ? t('thread.removed') : title}
      </Button>
      <Byline of={thread} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <StateBadge tone={accepted_post_id ? 'success' : post_count > 0 ? 'primary' : 'warning'}>
          {accepted_post_id ? t('thread.solved') : t('thread.answers', { count: post_count })}
        </StateBadge>
        <LessonPlace thread={thread} />
      </Box>
    </Box>
  );
}
