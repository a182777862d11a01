import { useT } from '@vidyapath/client/screens/use-t';
import { RichText } from '@vidyapath/remote-kit/rich-text';
import { Box, Typography } from '@vidyapath/ui';

/** The formatted text of staff about the course. */
export function CourseInfo({ html }: { html: string }) {
  const t = useT();
  return (
    <Box component="section" aria-label={t('course.about')}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('course.about')}
      </Typography>
      <RichText html={html} labels={{ failed: t('partFailed'), retry: t('retry') }} />
    </Box>
  );
}
