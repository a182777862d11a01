import { useT } from '@vidyapath/client/screens/use-t';
import { Paper, Typography } from '@vidyapath/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LessonPlace, useCourseLessons } from '../../../lib/course-lessons';
import { shortClock } from '../../../lib/short-clock';
import { useAskMutation } from '../api/discussions.endpoints';
import type { AskedSecond } from '../lib/use-asked-second';
import { ThreadForm, type ThreadFormHandle } from './thread-form';

interface AskQuestionProps {
  courseId: number;
  draft: string;
  /** What it is about; undefined: where the player is. */
  asked: AskedSecond | undefined;
  onClose: () => void;
}

const valuesOf = (place: LessonPlace | undefined) => ({
  lesson: place ? String(place.videoId) : '',
  time: place && place.seconds >= 1 ? shortClock(place.seconds) : '',
});

/** A new question, about a moment of the open lesson at first. */
export function AskQuestion({ courseId, draft, asked, onClose }: AskQuestionProps) {
  const t = useT();
  const { here } = useCourseLessons();
  const [ask] = useAskMutation();
  const box = useRef<HTMLElement>(null);
  const form = useRef<ThreadFormHandle>(null);
  const [initial] = useState(() => ({ title: '', body: '', ...valuesOf(here()) }));

  /** Also in a form that is open, or that was filled from its draft. */
  const askAbout = useEffectEvent((seconds: number) => {
    const place = here();
    if (place) form.current?.fill(valuesOf({ ...place, seconds }));
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (asked) askAbout(asked.seconds);
  }, [asked]);

  return (
    <Paper
      ref={box}
      component="section"
      sx={{ p: { xs: 4, sm: 6 }, scrollMarginBlock: 'var(--scroll-top, 80px) 16px' }}
    >
      <Typography component="h2" variant="h5" sx={{ mb: 4 }}>
        {t('thread.ask.title')}
      </Typography>
      <ThreadForm
        name="ask"
        draft={draft}
        initial={initial}
        handle={form}
        call={(body) => ask({ courseId, body })}
        onClose={onClose}
      />
    </Paper>
  );
}
