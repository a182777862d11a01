import { useT } from '@vidyapath/client/screens/use-t';
import type { OutlineLesson, OutlineModule } from '@vidyapath/http/course-outline';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { Box, ChevronDownIcon, IconButton, Stack } from '@vidyapath/ui';
import { Checkbox } from '@vidyapath/ui/forms';
import { useId, useState } from 'react';
import { lessonNameChange } from '../../../lib/name-change';
import type { ItemRef } from '../lib/tree';
import type { Tree } from '../lib/use-tree';
import { LessonDetails } from './lesson-details';
import { LessonState } from './lesson-state';
import { MoveHandle } from './move-handle';
import { TreeName } from './tree-name';
import { useDragRow } from './use-drag-row';

interface LessonItemProps {
  lesson: OutlineLesson;
  module: OutlineModule;
  /** From 0. */
  at: number;
  asset: Asset | undefined;
  tree: Tree;
  /** Its name is edited, since the one before it was stored. */
  isNext: boolean;
  onNamed: () => void;
  onMove: (items: readonly ItemRef[]) => void;
}

/** A lesson in the tree. */
export function LessonItem({ lesson, module, at, asset, tree, isNext, onNamed, onMove }: LessonItemProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { video_id, video_title: name, is_published, is_preview } = lesson;
  const item = { kind: 'video', id: video_id } as const;
  const { row, listeners, mark } = useDragRow(item, { at, moduleId: module.module_id });
  const { courseId: course_id, selection } = tree;
  const isSelected = selection.ids.has(video_id);
  return (
    <Box component="li" ref={row} sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }} style={mark}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, py: 1, pl: { xs: 0, sm: 4 } }}>
        <MoveHandle {...{ item, name, listeners }} steps={tree.steps} />
        <Checkbox
          checked={isSelected}
          onChange={() => selection.set([video_id], !isSelected)}
          aria-label={t('tree.select', { name })}
        />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: { xs: 2, sm: 4 },
          }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <TreeName
              row={{ ...lesson, course_id, module_id: module.module_id, created_by: '' }}
              id={video_id}
              field="video_title"
              tag="Video"
              label={t('videos.name')}
              openLabel={t('inline.video_title', { name })}
              calls={tree.lessonCalls}
              texts={tree.lessonTexts}
              readText={lessonNameChange}
              {...{ name, isNext }}
              onStored={({ video_title = name }) => {
                tree.say(t('notice.video_title.updated', { name: video_title }));
                onNamed();
              }}
            />
          </Box>
          <Box
            sx={{
              flex: { xs: lesson.status === 'ready' ? '1 1 72px' : '1 1 100%', sm: '0 1 220px' },
              minWidth: 0,
              px: 1,
            }}
          >
            <LessonState {...{ lesson, asset }} />
          </Box>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', flex: '0 0 auto' }}>
            <StateBadge tone={is_published ? 'success' : 'warning'}>
              {t(is_published ? 'states.published' : 'states.unpublished')}
            </StateBadge>
            {is_preview && <StateBadge tone="primary">{t('states.preview')}</StateBadge>}
          </Stack>
        </Box>
        <IconButton
          aria-label={t('tree.more', { name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <ChevronDownIcon style={open ? { transform: 'rotate(180deg)' } : undefined} />
        </IconButton>
      </Stack>
      <div id={id}>{open && <LessonDetails {...{ lesson, tree }} onMove={() => onMove([item])} />}</div>
    </Box>
  );
}
