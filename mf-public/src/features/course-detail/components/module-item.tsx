import type { PublicModule } from '@vidyapath/http/public-course';
import { Box, ButtonBase, Card, ChevronDownIcon, Typography } from '@vidyapath/ui';
import { useId } from 'react';
import { CourseDuration } from '../../../components/course-facts';
import { ModuleLessons } from './module-lessons';

interface ModuleItemProps {
  courseId: number;
  module: PublicModule;
  open: boolean;
  onToggle: () => void;
}

/** One module of the accordion. */
export function ModuleItem({ courseId, module, open, onToggle }: ModuleItemProps) {
  const headerId = useId();
  const bodyId = useId();
  return (
    <Card>
      <Typography component="h2" sx={{ m: 0 }}>
        <ButtonBase
          id={headerId}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
          sx={{
            width: 1,
            minHeight: 52,
            px: 4,
            py: 3,
            gap: 3,
            justifyContent: 'flex-start',
            textAlign: 'start',
            font: 'inherit',
            fontWeight: 600,
          }}
        >
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {module.ModuleName}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem' }}>
            <CourseDuration seconds={module.TotalDurationPerModule} />
          </Box>
          <ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
        </ButtonBase>
      </Typography>
      <Box id={bodyId} role="region" aria-labelledby={headerId} hidden={!open} sx={{ px: 4, pb: 4 }}>
        <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {module.ModuleDescription}
        </Typography>
        <ModuleLessons courseId={courseId} lessons={module.Lessons} />
      </Box>
    </Card>
  );
}
