import { useT } from '@vidyapath/client/screens/use-t';
import { Box, ButtonBase, ChevronDownIcon, DurationText, Typography } from '@vidyapath/ui';
import { useId } from 'react';
import type { LessonModule } from '../lib/lesson-course';
import { useDurationUnits } from '../lib/use-duration-units';
import { LessonRow } from './lesson-row';

interface CurriculumModuleProps {
  module: LessonModule;
  isOpen: boolean;
  onToggle: () => void;
  /** The present lesson. */
  videoId: number;
  done: ReadonlySet<number>;
  /** Whether what is done is known. */
  isCounted: boolean;
  addressOf: (videoId: number) => string;
}

export function CurriculumModule(props: CurriculumModuleProps) {
  const { module, isOpen, onToggle, videoId, done, isCounted, addressOf } = props;
  const { lessons } = module;
  const t = useT();
  const id = useId();
  const units = useDurationUnits();
  const published = lessons.filter(({ isPublished }) => isPublished);
  const seconds = published.reduce((sum, lesson) => sum + lesson.seconds, 0);
  const ofDone = { done: published.filter((lesson) => done.has(lesson.videoId)).length, count: published.length };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="inherit">
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={header}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {module.name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {isCounted ? t('lessonPage.ofDone', ofDone) : t('lessonPage.count', ofDone)}
              {' · '}
              <DurationText seconds={seconds} units={units} />
            </Box>
          </Box>
          <ChevronDownIcon sx={[chevron, isOpen && { transform: 'rotate(180deg)' }]} />
        </ButtonBase>
      </Typography>
      <Box component="ol" id={id} hidden={!isOpen} sx={{ listStyle: 'none', m: 0, p: 0, pb: 2 }}>
        {isOpen &&
          lessons.map((lesson) => (
            <LessonRow
              key={lesson.videoId}
              lesson={lesson}
              isPresent={lesson.videoId === videoId}
              isDone={done.has(lesson.videoId)}
              address={addressOf(lesson.videoId)}
            />
          ))}
      </Box>
    </Box>
  );
}

const header = {
  width: '100%',
  minHeight: 56,
  gap: 3,
  px: 4,
  py: 3,
  textAlign: 'left',
  font: 'inherit',
  '&:focus-visible': { outlineOffset: -3 },
};
const chevron = { transition: 'transform 200ms', '@media (prefers-reduced-motion: reduce)': { transition: 'none' } };
