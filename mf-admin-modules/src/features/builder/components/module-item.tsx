import { useT } from '@vidyapath/client/screens/use-t';
import type { OutlineModule } from '@vidyapath/http/course-outline';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Box, Button, ChevronDownIcon, IconButton, Stack, Typography } from '@vidyapath/ui';
import { Checkbox } from '@vidyapath/ui/forms';
import { useId, useState } from 'react';
import { moduleNameChange } from '../../../lib/name-change';
import type { ItemRef } from '../lib/tree';
import type { Tree } from '../lib/use-tree';
import { LessonItem } from './lesson-item';
import { MoveHandle } from './move-handle';
import { TreeName } from './tree-name';
import { useDragRow } from './use-drag-row';

interface ModuleItemProps {
  module: OutlineModule;
  /** From 0. */
  at: number;
  tree: Tree;
  assets: ReadonlyMap<string, Asset>;
  nextId: number | undefined;
  startsOpen: boolean;
  /** Files are held over it. */
  isTarget: boolean;
  onNamed: (lessonId: number) => void;
  onMove: (items: readonly ItemRef[]) => void;
}

/** A module in the tree, with its lessons. */
export function ModuleItem(props: ModuleItemProps) {
  const { module, at, tree, assets, nextId, startsOpen, isTarget, onNamed, onMove } = props;
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const { module_id: moduleId, module_name: name, videos } = module;
  const item = { kind: 'module', id: moduleId } as const;
  const { row, listeners, mark } = useDragRow(item, { at });
  const ids = videos.map(({ video_id }) => video_id);
  const isAll = ids.length > 0 && ids.every((videoId) => tree.selection.ids.has(videoId));
  // What is moved by keys, or named, is seen.
  const open =
    isOpen || ids.some((videoId) => videoId === nextId || tree.steps.isTaken({ kind: 'video', id: videoId }));
  return (
    <Box component="li" data-module={moduleId} sx={isTarget ? { ...card, ...targetCard } : card}>
      <Stack
        ref={row}
        direction="row"
        style={mark}
        sx={{ alignItems: 'flex-start', gap: 1, py: 1, borderRadius: '8px' }}
      >
        <MoveHandle {...{ item, name, listeners }} steps={tree.steps} />
        <Checkbox
          checked={isAll}
          disabled={ids.length === 0}
          onChange={() => tree.selection.set(ids, !isAll)}
          aria-label={t('tree.selectModule', { name })}
        />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <Box component="h2" sx={{ m: 0, flex: '1 1 240px', minWidth: 0, fontSize: '1.125rem', fontWeight: 600 }}>
            <TreeName
              row={storedModule(tree.courseId, module)}
              id={moduleId}
              field="ModuleName"
              tag="Module"
              label={t('form.ModuleName')}
              openLabel={t('inline.ModuleName', { name })}
              calls={tree.moduleCalls}
              texts={tree.moduleTexts}
              readText={moduleNameChange}
              name={name}
              isNext={false}
              onStored={({ ModuleName = name }) => tree.say(t('notice.video_title.updated', { name: ModuleName }))}
            />
          </Box>
          <Stack direction="row" sx={actions}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('tree.lessons', { count: ids.length })}
            </Typography>
            <Button onClick={() => onMove([item])} aria-label={t('tree.moveOf', { name })} sx={action}>
              {t('tree.moveTo')}
            </Button>
            <Button
              color="error"
              onClick={() => tree.remove([item])}
              aria-label={t('tree.deleteModule', { name })}
              sx={action}
            >
              {t('delete.confirm')}
            </Button>
          </Stack>
        </Box>
        <IconButton
          aria-label={t(open ? 'tree.fold' : 'tree.unfold', { name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <ChevronDownIcon style={open ? { transform: 'rotate(180deg)' } : undefined} />
        </IconButton>
      </Stack>
      <div id={id}>
        {open && videos.length > 0 && (
          <Box component="ol" aria-label={t('tree.lessonsOf', { name })} sx={{ m: 0, p: 0 }}>
            {videos.map((lesson, place) => (
              <LessonItem
                key={lesson.video_id}
                {...{ lesson, module, tree, onMove }}
                at={place}
                asset={assets.get(lesson.asset_id ?? '')}
                isNext={nextId === lesson.video_id}
                onNamed={() => onNamed(lesson.video_id)}
              />
            ))}
          </Box>
        )}
        {open && videos.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', p: 4 }}>
            {t('tree.noLessons')}
          </Typography>
        )}
      </div>
    </Box>
  );
}

/** As far as a change of its name needs it. */
const storedModule = (courseId: number, module: OutlineModule) => ({
  ModuleId: module.module_id,
  CourseId: courseId,
  CourseName: '',
  ModuleName: module.module_name,
  ModuleDescription: module.module_description,
  SequenceNo: module.sequence_no,
  Status: module.status,
});

/** On a phone a line of their own, which goes on below the button that folds. */
const actions = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 3, sm: 4 },
  px: 1,
  mr: { xs: '-44px', sm: 0 },
};
const action = { minHeight: 44, minWidth: 0, px: 0 };

const card = {
  listStyle: 'none',
  mb: 4,
  px: { xs: 0, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};

const targetCard = { outline: '2px solid', outlineColor: 'primary.main' };
