import { useT } from '@vidyapath/client/screens/use-t';
import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { Box, Button, HelpIcon } from '@vidyapath/ui';
import { Link, useSearchParams } from 'react-router';
import { shortClock } from '../../../lib/short-clock';
import { textSpace } from '../lib/layout';
import { type LessonClock, useLessonSecond } from '../lib/lesson-clock';

/** Opens a new question about the present second of the lesson. */
export function AskAbout({ clock }: { clock: LessonClock }) {
  const t = useT();
  const { as } = lessonPlaceIn(useSearchParams()[0]);
  const seconds = useLessonSecond(clock, Math.floor);
  const query = new URLSearchParams({ ...(as && { as }), tab: 'questions', ask: String(seconds) });
  return (
    <Box sx={textSpace}>
      <Button
        component={Link}
        to={`?${query.toString()}`}
        preventScrollReset
        size="small"
        startIcon={<HelpIcon />}
        sx={{ minHeight: 44, ml: -3 }}
      >
        {t('lessonPage.ask', { time: shortClock(seconds) })}
      </Button>
    </Box>
  );
}
