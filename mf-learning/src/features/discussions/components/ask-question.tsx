import { useT } from '@vidyapath/client/screens/use-t';
import { Paper, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { useCourseLessons } from '../../../lib/course-lessons';
import { shortClock } from '../../../lib/short-clock';
import { useAskMutation } from '../api/discussions.endpoints';
import { ThreadForm } from './thread-form';

interface AskQuestionProps {
  courseId: number;
  draft: string;
  /** The second that the question is about; undefined: where the player is. */
  askAt: number | undefined;
  onClose: () => void;
}

/** A new question, about a moment of the open lesson at first. */
export function AskQuestion({ courseId, draft, askAt, onClose }: AskQuestionProps) {
  const t = useT();
  const { here } = useCourseLessons();
  const [ask] = useAskMutation();
  const [initial] = useState(() => {
    const place = here();
    const seconds = askAt ?? place?.seconds ?? 0;
    return {
      title: '',
      body: '',
      lesson: place ? String(place.videoId) : '',
      time: place && seconds >= 1 ? shortClock(seconds) : '',
    };
  });
  return (
    <Paper component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography component="h2" variant="h5" sx={{ mb: 4 }}>
        {t('thread.ask.title')}
      </Typography>
      <ThreadForm
        name="ask"
        draft={draft}
        initial={initial}
        call={(body) => ask({ courseId, body })}
        onClose={onClose}
      />
    </Paper>
  );
}
