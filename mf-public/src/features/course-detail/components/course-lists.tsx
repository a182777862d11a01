import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Box, Card, Typography } from '@vidyapath/ui';
import { CheckedLines } from './checked-lines';

/** What one learns, where that is known. */
export function WhatYouLearn({ content }: { content: PublicCourseContent }) {
  const t = useT();
  // An older catalogue has none.
  const lines = content.WhatYouLearn ?? [];
  if (lines.length === 0) return null;
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 4 }}>
        {t('course.whatYouLearn')}
      </Typography>
      <CheckedLines lines={lines} wide />
    </Card>
  );
}

interface LinesProps {
  title: string;
  /** An older catalogue has none. */
  lines?: readonly string[];
}

function Lines({ title, lines = [] }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 6, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Box>
    </section>
  );
}

/** What the course requires, and whom it is for; an empty list is left out. */
export function CourseLists({ content }: { content: PublicCourseContent }) {
  const t = useT();
  return (
    <>
      <Lines title={t('course.requirements')} lines={content.Requirements} />
      <Lines title={t('course.audience')} lines={content.Audience} />
    </>
  );
}
