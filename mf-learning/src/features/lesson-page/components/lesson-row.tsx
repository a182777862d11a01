import { useT } from '@vidyapath/client/screens/use-t';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { Box, CheckIcon, icon, PlayIcon, VisuallyHidden } from '@vidyapath/ui';
import { memo } from 'react';
import { Link } from 'react-router';
import { shortClock } from '../../../lib/short-clock';
import type { CourseLesson } from '../lib/lesson-course';

export const LockIcon = icon(
  'LockIcon',
  'M18 8h-1V6c0-2.76-2.24-5-5-5S7 3.24 7 6v2H6c-1.1 0-2 .9-2 2v10c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2M9 6c0-1.66 1.34-3 3-3s3 1.34 3 3v2H9z',
);

interface LessonRowProps {
  lesson: CourseLesson;
  isPresent: boolean;
  isDone: boolean;
  address: string;
}

/** Link to a lesson; a course may have a thousand, so each is drawn only when it changes. */
export const LessonRow = memo(function LessonRow({ lesson, isPresent, isDone, address }: LessonRowProps) {
  const t = useT();
  const { title, seconds, isPreview, isPublished, isLocked } = lesson;
  return (
    <li>
      <Box component={Link} to={address} aria-current={isPresent || undefined} sx={row}>
        <Mark isDone={isDone} isLocked={isLocked} />
        <Box component="span" sx={name}>
          {title}
          {isDone && <VisuallyHidden>{t('lesson.done')}</VisuallyHidden>}
          {isLocked && <VisuallyHidden>{t('lessonPage.locked')}</VisuallyHidden>}
          {isPreview && <StateBadge tone="success">{t('lessonPage.preview')}</StateBadge>}
          {!isPublished && <StateBadge tone="warning">{t('video.unpublished')}</StateBadge>}
        </Box>
        {seconds > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {shortClock(seconds)}
          </Box>
        )}
      </Box>
    </li>
  );
});

/** The state of a lesson for the eye; the name has it in words. */
function Mark({ isDone, isLocked }: Pick<LessonRowProps, 'isDone'> & Pick<CourseLesson, 'isLocked'>) {
  if (isDone) return <CheckIcon fontSize="small" sx={{ color: 'success.main' }} />;
  return isLocked ? (
    <LockIcon fontSize="small" sx={{ color: 'text.secondary' }} />
  ) : (
    <PlayIcon fontSize="small" sx={{ color: 'text.secondary' }} />
  );
}

const name = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 3,
  alignItems: 'center',
  minHeight: 48,
  px: 4,
  py: 2,
  color: 'text.primary',
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 48px',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { bgcolor: 'action.selected', borderInlineStartColor: 'primary.main', fontWeight: 600 },
  // The secondary colour has too little contrast on the marked ground; forced colours mark with their own.
  '&[aria-current] > :last-child': { color: 'inherit' },
  '@media (forced-colors: active)': { '&[aria-current] > svg': { color: 'inherit' } },
};
