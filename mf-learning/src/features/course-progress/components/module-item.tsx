import { formatClock } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, ButtonBase, ChevronDownIcon, Paper, Typography } from '@vidyapath/ui';
import { Collapse } from '@vidyapath/ui/panels';
import { useId } from 'react';
import type { OutlineModule } from '../../../lib/course/course-outline';
import { useProgressView } from '../state/progress-view-context';
import { VideoList } from './video-list';

interface ModuleItemProps {
  module: OutlineModule;
  /** All modules of the page, to go from video to video. */
  page: readonly OutlineModule[];
}

export function ModuleItem({ module, page }: ModuleItemProps) {
  const t = useT();
  const id = useId();
  const open = useProgressView((view) => view.expandedModuleId === module.id);
  const toggle = useProgressView((view) => view.toggleModule);
  return (
    <Paper component="section" aria-labelledby={`${id}-name`} sx={{ borderRadius: '12px', overflow: 'hidden' }}>
      <Typography component="h2" variant="inherit">
        <ButtonBase aria-expanded={open} aria-controls={`${id}-content`} onClick={() => toggle(module.id)} sx={header}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Box
              component="span"
              id={`${id}-name`}
              sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {module.name}
            </Box>
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', fontSize: '0.875rem' }}
            >
              <span>{t('module.videos', { count: module.videos.length })}</span>
              <span>{formatClock(module.seconds)}</span>
            </Box>
          </Box>
          <ChevronDownIcon sx={[chevron, open && { transform: 'rotate(180deg)' }]} />
        </ButtonBase>
      </Typography>
      <Collapse in={open} unmountOnExit id={`${id}-content`}>
        <Box sx={{ px: { xs: 3, sm: 5 }, pb: 4 }}>
          <Typography sx={{ pb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{module.description}</Typography>
          <VideoList module={module} page={page} />
        </Box>
      </Collapse>
    </Paper>
  );
}

const header = {
  width: '100%',
  minHeight: 64,
  gap: 3,
  px: { xs: 3, sm: 5 },
  py: 3,
  textAlign: 'left',
  font: 'inherit',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
};
const chevron = { transition: 'transform 200ms', '@media (prefers-reduced-motion: reduce)': { transition: 'none' } };
