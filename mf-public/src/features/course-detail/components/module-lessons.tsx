import { useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { PublicModule } from '@vidyapath/http/public-course';
import { Box, Link } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CourseDuration } from '../../../components/course-facts';

interface ModuleLessonsProps {
  courseId: number;
  /** An older catalogue has none. */
  lessons?: PublicModule['Lessons'];
}

/** Titles and lengths; a free preview is a link to the page that plays it. */
export function ModuleLessons({ courseId, lessons = [] }: ModuleLessonsProps) {
  const t = useT();
  if (lessons.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('course.lessons')} sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
      {lessons.map(({ VideoId, VideoTitle, DurationInSeconds, IsPreview }) => (
        <Box component="li" key={VideoId} sx={lessonRow}>
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {VideoTitle}
          </Box>
          {IsPreview && (
            <Link
              component={RouterLink}
              to={lessonAddress({ course_id: courseId, video_id: VideoId })}
              aria-label={t('course.previewOf', { title: VideoTitle })}
              sx={{ fontWeight: 600 }}
            >
              {t('course.preview')}
            </Link>
          )}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
            <CourseDuration seconds={DurationInSeconds} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const lessonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
};
