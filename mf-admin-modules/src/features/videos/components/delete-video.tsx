import type { ClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Alert } from '@vidyapath/ui';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useState } from 'react';
import { asProblem, problemText } from '../../../lib/problem-text';
import { useOnce } from '../../../lib/use-once';
import { useDeleteVideoMutation } from '../api/videos.endpoints';

interface DeleteVideoProps {
  video: ModuleVideo;
  onClosed: (deleted: boolean) => void;
}

/** Asks before a video is deleted, naming it. */
export function DeleteVideo({ video, onClosed }: DeleteVideoProps) {
  const t = useT();
  const { events } = usePlatform();
  const once = useOnce();
  const [remove, { isLoading }] = useDeleteVideoMutation();
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<ClientProblem>();
  const [deleted, setDeleted] = useState(false);

  async function confirm() {
    if (deleted) return;
    try {
      await remove(video).unwrap();
      events.publish('catalogue.video-changed@1', { courseId: video.course_id, moduleId: video.module_id });
      setDeleted(true);
      setOpen(false);
    } catch (error) {
      setProblem(asProblem(error));
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('videos.deleteTitle')}
      question={t('videos.deleteQuestion')}
      subject={video.video_title}
      labels={{ confirm: t('delete.confirm'), cancel: t('delete.cancel') }}
      busy={isLoading}
      onConfirm={() => once(confirm)}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(deleted)}
    >
      {problem && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {problemText(t, problem)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
