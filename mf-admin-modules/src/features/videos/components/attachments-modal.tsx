import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Button, useMediaQuery, VisuallyHidden } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useId, useRef, useState } from 'react';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { useVideoCalls, useVideosQuery } from '../../../lib/videos.endpoints';
import { useAssets } from '../../../lib/uploads/use-assets';
import { useUploadLesson } from '../lib/use-upload-lesson';
import { useVideoOrder } from '../lib/use-video-order';
import { AddVideoForm } from './add-video-form';
import { DeleteVideo } from './delete-video';
import { AssetState } from '../../../components/asset-state';
import { Handouts } from './handouts';
import { UploadLesson } from './upload-lesson';
import { VideoList } from './video-list';
import { WatchVideo } from '../../../components/watch-video';

interface AttachmentsModalProps {
  module: CourseModule;
  onClosed: () => void;
}

/** The videos of a module. Static: neither Escape nor a click beside it closes it, so that nothing typed is lost. */
export function AttachmentsModal({ module, onClosed }: AttachmentsModalProps) {
  const t = useT();
  const id = useId();
  const small = useMediaQuery('(max-width: 599.95px)');
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(true);
  const [deleting, setDeleting] = useState<ModuleVideo>();
  const answer = useVideosQuery(
    { courseId: module.CourseId, moduleId: module.ModuleId },
    { refetchOnMountOrArgChange: true },
  );
  const calls = useVideoCalls();
  const [texts] = useState<InlineTexts<ModuleVideo>>(() => new Map());
  const [said, say] = useState('');
  const { assets } = useAssets(answer.data);
  const videos = withLengths(answer.data, assets);
  const order = useVideoOrder(module, videos, calls, say);
  const upload = useUploadLesson(module, calls);
  // After a delete, count + 1 can be before the last video.
  const isGapless = videos?.every(({ sequence_no: number }) => number <= videos.length);
  return (
    <Dialog
      open={open}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClosed }, ...(small && { paper: { sx: { borderRadius: 0 } } }) }}
    >
      <DialogTitle id={id} ref={title} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {t('videos.title', { module: module.ModuleName, course: module.CourseName })}
      </DialogTitle>
      {/* The texts for screen readers stay inside what scrolls. */}
      <DialogContent sx={{ position: 'relative' }}>
        {open && (
          <AddVideoForm module={module} calls={calls} count={isGapless ? videos?.length : undefined}>
            {(title, reset) => (
              <UploadLesson
                {...upload}
                onFile={(file) => void upload.add(file, title).then((added) => added && reset())}
              />
            )}
          </AddVideoForm>
        )}
        <VideoList
          answer={{ ...answer, data: videos }}
          screen={{ calls, texts, say }}
          order={order}
          onDelete={setDeleting}
        >
          {(video) => {
            const asset = assets.get(video.asset_id ?? '');
            return (
              <>
                {asset && (
                  <AssetState
                    asset={asset}
                    name={video.video_title}
                    onGoOn={(file) => void upload.goOn(asset, file)}
                    onReplace={(file) => void upload.replace(asset, file)}
                  />
                )}
                {asset?.playable && <WatchVideo video={video} />}
                <Handouts video={video} />
              </>
            );
          }}
        </VideoList>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </DialogContent>
      <DialogActions sx={{ p: 4 }}>
        <Button variant="outlined" onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
          {t('videos.close')}
        </Button>
      </DialogActions>
      {deleting && (
        <DeleteVideo
          video={deleting}
          calls={calls}
          focusAfter={() => title.current?.focus()}
          onClosed={() => setDeleting(undefined)}
        />
      )}
    </Dialog>
  );
}

/** A file's length is known here before the list is read again. */
const withLengths = (videos: ModuleVideo[] | undefined, assets: ReadonlyMap<string, Asset>) =>
  videos?.map((video) => {
    const length = assets.get(video.asset_id ?? '')?.duration_in_seconds;
    return length ? { ...video, duration_in_seconds: Math.round(length) } : video;
  });
