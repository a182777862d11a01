import { useT } from '@vidyapath/client/screens/use-t';
import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import { Box, Button, Typography, VisuallyHidden } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ProgressBar } from '../../../components/progress-bar';
import { useIsWide } from '../lib/layout';
import { type LessonCourse, lessonsOf, searchLessons } from '../lib/lesson-course';
import { CurriculumModule } from './curriculum-module';

interface CurriculumProps {
  course: LessonCourse;
  videoId: number;
  /** Undefined while it is not known, and for who does not have the course. */
  learned: LearnedCourse | undefined;
  addressOf: (videoId: number) => string;
}

/** With this many lessons all modules begin unfolded, with more only the present lesson's. */
const fewLessons = 20;

/** All lessons of the course by module, with what the learner has done. */
export function Curriculum({ course, videoId, learned, addressOf }: CurriculumProps) {
  const t = useT();
  const isWide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isSearched = searched.trim() !== '';
  const modules = useMemo(() => searchLessons(course.modules, searched), [course, searched]);
  const done = useMemo(
    () => new Set(learned?.videos.flatMap(({ video_id, completed }) => (completed ? [video_id] : []))),
    [learned],
  );
  const present = course.modules.find(({ lessons }) => lessons.some((lesson) => lesson.videoId === videoId))?.id;
  const hasFew = lessonsOf(course).length <= fewLessons;
  const isOpen = (id: number) => isSearched || (folds.get(id) ?? (hasFew || id === present));
  const found = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);

  useEffect(() => showInPanel(list.current), [videoId]);

  return (
    <Box ref={list} component="section" aria-label={t('lessonPage.lessons')} sx={panel}>
      <Box sx={head}>
        {learned && learned.total_videos > 0 && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('standing.done', { done: learned.completed_videos, count: learned.total_videos })}
            </Typography>
            <ProgressBar percent={learned.percent} label={t('standing.percent', { percent: learned.percent })} />
          </Box>
        )}
        <TextField
          type="search"
          size="small"
          label={t('lessonPage.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {!isWide && !hasFew && !isSearched && present !== undefined && isOpen(present) && (
          <Button onClick={() => showInPage(list.current)} sx={{ minHeight: 44, justifySelf: 'start' }}>
            {t('lessonPage.toPresent')}
          </Button>
        )}
        <VisuallyHidden role="status">{isSearched && t('lessonPage.found', { count: found })}</VisuallyHidden>
      </Box>
      {modules.length === 0 && (
        <Box sx={{ px: 4, pb: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('lessonPage.nothingFound')}</Typography>
          <Button onClick={() => setSearch('')}>{t('list.clearSearch')}</Button>
        </Box>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {modules.map((module) => (
          <CurriculumModule
            key={module.id}
            module={module}
            isOpen={isOpen(module.id)}
            onToggle={() => setFolds(new Map(folds).set(module.id, !isOpen(module.id)))}
            {...{ videoId, done, addressOf }}
            isCounted={learned !== undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

const presentRow = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>('[aria-current]');

/** On a phone the list has no scroll of its own, so the learner asks for it. */
function showInPage(panel: HTMLElement | null) {
  const row = presentRow(panel);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'center' });
}

/** Scrolls the list, and never the page, to the present lesson. */
function showInPanel(panel: HTMLElement | null) {
  const row = presentRow(panel);
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return;
  const top = row.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
  const isShown = top >= panel.scrollTop && top + row.offsetHeight <= panel.scrollTop + panel.clientHeight;
  if (!isShown) panel.scrollTop = top - panel.clientHeight / 3;
}

const panel = { maxHeight: 'inherit', overflowY: 'auto', overscrollBehavior: 'contain', bgcolor: 'inherit' };
const head = {
  px: 4,
  pt: 4,
  pb: 3,
  display: 'grid',
  gap: 3,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'inherit',
};
