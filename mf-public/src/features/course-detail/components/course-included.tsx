import { formatDuration } from '@vidyapath/client/formats/duration';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Box, Typography } from '@vidyapath/ui';
import { CheckedLines } from './checked-lines';

/** What a learner gets; what is unknown, or not there, is left out. */
export function CourseIncluded({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const languageNames = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const { CourseLanguage, LessonCount, TotalDurationPerCourse } = content;
  // An older catalogue knows no captions.
  const captions = content.Captions ?? [];
  const everywhere = captions.every((one) => one.LessonCount === LessonCount);
  const units = { hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') };
  const lines = [
    TotalDurationPerCourse > 0 &&
      t('course.included.videos', { duration: formatDuration(TotalDurationPerCourse, units) }),
    LessonCount > 0 && t('course.included.lessons', { count: LessonCount }),
    CourseLanguage !== '' && t('course.included.language', { language: t(`languages.${CourseLanguage}`) }),
    captions.length > 0 &&
      t(everywhere ? 'course.included.captions' : 'course.included.someCaptions', {
        languages: captions.map(({ Language }) => languageNames.of(Language)).join(', '),
      }),
    t('course.included.certificate'),
    t('course.included.access'),
  ];
  return (
    <Box component="section">
      <Typography component="h2" variant="h5" sx={{ mb: 2 }}>
        {t('course.included.title')}
      </Typography>
      <CheckedLines lines={lines.filter((line) => line !== false)} />
    </Box>
  );
}
