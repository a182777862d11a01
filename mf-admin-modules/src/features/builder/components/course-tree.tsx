import { formatBytes } from '@vidyapath/client/formats/data-size';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { usePolling } from '@vidyapath/client/screens/use-polling';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Outline } from '@vidyapath/http/course-outline';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import { Box, EmptyState, Paper, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { FilesButton, videoEndings } from '../../../components/file-button';
import { UndoBar } from '../../../components/undo-bar';
import { useLessonRoomQuery } from '../../../lib/uploads/assets.endpoints';
import { useAssets } from '../../../lib/uploads/use-assets';
import type { ItemRef } from '../lib/tree';
import { useAddFiles } from '../lib/use-add-files';
import { useAddLessons } from '../lib/use-add-lessons';
import { useDropFiles } from '../lib/use-drop-files';
import type { Tree } from '../lib/use-tree';
import { AddedFiles } from './added-files';
import { AddFromLibrary } from './add-from-library';
import { AddModule } from './add-module';
import { BulkActions } from './bulk-actions';
import { DragArea } from './drag-area';
import { ModuleItem } from './module-item';
import { MoveDialog } from './move-dialog';
import { keysHintId } from './move-handle';
import { OrderConflict } from './order-conflict';
import { PasteAddresses } from './paste-addresses';

/** Courses with more lessons open with their modules folded. */
const unfoldedMax = 100;
const askEveryMs = 5_000;

interface CourseTreeProps {
  tree: Tree;
  outline: Outline;
}

/** The modules and lessons of a course, to be changed in place. */
export function CourseTree({ tree, outline }: CourseTreeProps) {
  const t = useT();
  const { lessons, failure } = tree;
  const adding = useAddLessons(tree.courseId, outline);
  const [moving, setMoving] = useState<readonly ItemRef[]>();
  /** The lesson whose name is edited, since the one before it was stored. */
  const [nextId, setNextId] = useState<number>();
  const [startsOpen] = useState(lessons.length <= unfoldedMax);
  const unfinished = lessons.filter(({ status }) => status !== 'ready');
  const { assets } = useAssets(unfinished);
  const { data: room } = useLessonRoomQuery();
  const files = useAddFiles(builderAddresses.lessons(tree.courseId), lessons, assets, adding.addLessons);
  const target = useDropFiles((dropped, on) => void files.add(dropped, on === 'elsewhere' ? undefined : on));
  const targetName = outline.modules.find(({ module_id: id }) => id === target)?.module_name;
  const isChanging = unfinished.some(({ status }) => status !== 'failed');
  usePolling(isChanging, askEveryMs, () => void tree.answer.refetch());
  const nameNextOf = (id: number) => {
    const at = lessons.findIndex(({ video_id }) => video_id === id);
    setNextId(lessons[at + 1]?.video_id);
  };
  return (
    <Stack spacing={5} sx={{ minWidth: 0 }}>
      <VisuallyHidden role="status">{tree.said}</VisuallyHidden>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
        <FilesButton
          label={t('tree.files.choose')}
          variant="outlined"
          multiple
          accept={`${videoEndings},.vtt,.srt`}
          busy={files.busy}
          onFiles={(chosen) => void files.add(chosen, undefined)}
        />
        <AddFromLibrary addLessons={adding.addLessons} say={tree.say} />
        <PasteAddresses tree={tree} outline={outline} addLessons={adding.addLessons} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('tree.files.hint')} {room && t('library.room', { size: formatBytes(room.bytes_left) })}
      </Typography>
      <AddedFiles files={files} />
      {target !== undefined && (
        <Paper role="status" sx={dropHint}>
          {targetName === undefined ? t('tree.files.drop') : t('tree.files.dropOn', { name: targetName })}
        </Paper>
      )}
      {failure && <Alert severity="error">{problemText(t, failure)}</Alert>}
      {lessons.length > 0 && <BulkActions tree={tree} onMove={setMoving} />}
      {outline.modules.length === 0 ? (
        <EmptyState title={t('tree.empty')} text={t('tree.emptyText')} />
      ) : (
        <section aria-label={t('tree.title')}>
          <Typography id={keysHintId} variant="body2" sx={hint}>
            {t('tree.hint')}
          </Typography>
          <DragArea tree={tree} outline={outline}>
            <Box component="ol" aria-label={t('tree.title')} sx={{ m: 0, p: 0 }}>
              {outline.modules.map((module, at) => (
                <ModuleItem
                  key={module.module_id}
                  {...{ module, at, tree, assets, nextId, startsOpen }}
                  isTarget={module.module_id === target}
                  onNamed={nameNextOf}
                  onMove={setMoving}
                />
              ))}
            </Box>
          </DragArea>
        </section>
      )}
      <AddModule addModule={adding.addModule} say={tree.say} />
      <UndoBar undo={tree.undo} say={tree.say} />
      {moving && <MoveDialog items={moving} {...{ tree, outline }} onClosed={() => setMoving(undefined)} />}
      {tree.conflict && <OrderConflict conflict={tree.conflict} />}
    </Stack>
  );
}

/** Only where there is a keyboard, as there is with a mouse. */
const hint = { color: 'text.secondary', pb: 3, '@media not all and (pointer: fine)': { display: 'none' } };

/** Over the page, which must not move under the files. */
const dropHint = {
  position: 'fixed',
  bottom: 24,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  overflowWrap: 'anywhere',
  zIndex: 4,
  p: 4,
  textAlign: 'center',
  border: 2,
  borderColor: 'primary.main',
  pointerEvents: 'none',
} as const;
