import { useT } from '@vidyapath/client/screens/use-t';
import { Box, CheckIcon, Typography } from '@vidyapath/ui';

interface CourseLinesProps {
  name: 'whatYouLearn' | 'audience' | 'requirements';
  lines: readonly string[];
  /** With a check mark for each. */
  isMarked?: boolean;
}

/** Lines that the teacher has written about the course; nothing without any. */
export function CourseLines({ name, lines, isMarked = false }: CourseLinesProps) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="h6" sx={{ mb: 3 }}>
        {t(`lessonPage.about.${name}`)}
      </Typography>
      <Box component="ul" sx={isMarked ? [list, marked] : list}>
        {lines.map((line, index) => (
          <Box component="li" key={index} dir="auto" sx={isMarked ? { display: 'flex', gap: 2 } : {}}>
            {isMarked && <CheckIcon fontSize="small" sx={{ color: 'success.main', flexShrink: 0, mt: '2px' }} />}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const list = { m: 0, pl: 6, display: 'grid', gap: 2 };
const marked = {
  listStyle: 'none',
  pl: 0,
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
