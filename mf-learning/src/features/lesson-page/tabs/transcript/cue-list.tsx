import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { useCallback, useRef } from 'react';
import { useCourseLessons } from '../../../../lib/course-lessons';
import { type LessonClock, useLessonSecond } from '../../lib/lesson-clock';
import { CueLine } from './cue-line';
import { cueAt, type TranscriptCue } from './read-cues';
import type { foundCues } from './search-cues';
import { useCueInView } from './use-cue-in-view';

interface CueListProps {
  videoId: number;
  cues: readonly TranscriptCue[];
  found: ReturnType<typeof foundCues>;
  searched: RegExp | undefined;
  clock: LessonClock;
  language: string | undefined;
}

export function CueList({ videoId, cues, found, searched, clock, language }: CueListProps) {
  const t = useT();
  const { jump } = useCourseLessons();
  const list = useRef<HTMLOListElement>(null);
  const present = useLessonSecond(clock, (seconds) => cueAt(cues, seconds));
  const { isReading, goAlong } = useCueInView(list, searched ? -1 : present);
  const play = useCallback(
    (seconds: number) => {
      goAlong();
      jump({ videoId, seconds });
    },
    [goAlong, jump, videoId],
  );
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="ol" ref={list} aria-label={t('transcript.title')} lang={language} sx={scrolled}>
        {found.map(({ index, from, text }) => (
          <CueLine
            key={index}
            from={from}
            text={text}
            isPresent={index === present}
            searched={searched}
            onPlay={play}
          />
        ))}
      </Box>
      {isReading && !searched && present >= 0 && (
        <Button variant="contained" size="small" onClick={goAlong} sx={overList}>
          {t('transcript.goAlong')}
        </Button>
      )}
    </Box>
  );
}

const scrolled = {
  position: 'relative',
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 'max(240px, 55dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
};
const overList = { position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)', minHeight: 44 };
