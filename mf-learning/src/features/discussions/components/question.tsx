import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ThreadWithPosts } from '@vidyapath/http/learning-discussions';
import { Box, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { Byline } from '../../../components/byline';
import { WrittenText } from '../../../components/written-text';
import { shortClock } from '../../../lib/short-clock';
import { useEditWrittenMutation } from '../api/discussions.endpoints';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { LessonPlace } from './lesson-place';
import { ThreadForm } from './thread-form';
import { WrittenActions } from './written-actions';

/** The question that a thread begins with. */
export function Question({ thread }: { thread: ThreadWithPosts }) {
  const t = useT();
  const [editing, setEditing] = useState(useHasDraft(`thread-${thread.thread_id}`));
  const place = useFocusMoved<HTMLDivElement>(editing, 'input');
  const [edit] = useEditWrittenMutation();
  const { thread_id: threadId, title, body, video_id, at_seconds, removed, own } = thread;
  if (removed || title === null || body === null)
    return <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{t('thread.removed')}</Typography>;
  if (editing)
    return (
      <div ref={place}>
        <ThreadForm
          name="editThread"
          draft={`thread-${threadId}`}
          initial={{
            title,
            body,
            lesson: video_id === null ? '' : String(video_id),
            time: at_seconds === null ? '' : shortClock(at_seconds),
          }}
          call={(changed) => edit({ threadId, body: changed })}
          onClose={() => setEditing(false)}
        />
      </div>
    );
  return (
    <Box component="article" ref={place}>
      <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Byline of={thread} />
      <LessonPlace thread={thread} />
      <Box sx={{ mt: 2 }}>
        <WrittenText text={body} videoId={video_id} />
      </Box>
      <WrittenActions written={{ threadId }} own={own} onEdit={() => setEditing(true)} />
    </Box>
  );
}
