import { useT } from '@vidyapath/client/screens/use-t';
import { Paper, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { useCourseLessons } from '../../../lib/course-lessons';
import { shortClock } from '../../../lib/short-clock';
import { useAskMutation } from '../api/discussions.endpoints';
import { ThreadForm } from './thread-form';

/** A new question; it begins with the player's position. */
export function AskQuestion({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const t = useT();
  const { here } = useCourseLessons();
  const [ask] = useAskMutation();
  const [initial] = useState(() => {
    const place = here();
    return {
      title: '',
      body: '',
      lesson: place ? String(place.videoId) : '',
      time: place && place.seconds >= 1 ? shortClock(place.seconds) : '',
    };
  });
  return (
    <Paper component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography component="h2" variant="h5" sx={{ mb: 4 }}>
        {t('thread.ask.title')}
      </Typography>
      <ThreadForm
        name="ask"
        draft={`ask-${courseId}`}
        initial={initial}
        call={(body) => ask({ courseId, body })}
        onClose={onClose}
      />
    </Paper>
  );
}
