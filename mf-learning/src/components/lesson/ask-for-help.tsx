import { helpPath } from '@vidyapath/client/formats/help-path';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, HelpIcon } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

/** Leads to a ticket about the course. */
export function AskForHelp({ courseId }: { courseId: number }) {
  const t = useT();
  return (
    <Box sx={{ mt: 6 }}>
      <Button
        component={RouterLink}
        to={helpPath({ category: 'course', course_id: courseId })}
        startIcon={<HelpIcon />}
        sx={{ minHeight: 44 }}
      >
        {t('askForHelp')}
      </Button>
    </Box>
  );
}
