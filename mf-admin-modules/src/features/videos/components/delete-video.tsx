import { usePlatform } from '@vidyapath/client/platform-context';
import { deleteTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { DeleteDialog } from '@vidyapath/ui/staff';
import { problemText } from '../../../lib/problem-text';
import { useDeleteVideoMutation } from '../api/videos.endpoints';

interface DeleteVideoProps {
  video: ModuleVideo;
  onClosed: (deleted: boolean) => void;
}

/** Asks before a video is deleted, naming it. */
export function DeleteVideo({ video, onClosed }: DeleteVideoProps) {
  const t = useT();
  const { events } = usePlatform();
  const [remove] = useDeleteVideoMutation();

  async function removeIt() {
    await remove(video).unwrap();
    events.publish('catalogue.video-changed@1', { courseId: video.course_id, moduleId: video.module_id });
  }

  return (
    <DeleteDialog
      title={t('videos.deleteTitle')}
      question={t('videos.deleteQuestion')}
      subject={video.video_title}
      labels={deleteTexts(t)}
      remove={removeIt}
      explain={(problem) => problemText(t, problem)}
      onClosed={onClosed}
    />
  );
}
