import { usePlatform } from '@vidyapath/client/platform-context';
import { changedText, deleteTexts } from '@vidyapath/client/staff-texts';
import { useDeletion } from '@vidyapath/client/use-deletion';
import { useT } from '@vidyapath/client/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { DeleteDialog } from '@vidyapath/ui/staff';
import { problemText } from '../../../lib/problem-text';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useDeleteVideoMutation, videoEndpoint } from '../api/videos.endpoints';

interface DeleteVideoProps {
  video: ModuleVideo;
  onClosed: (deleted: boolean) => void;
}

/** Asks before a video is deleted, naming it. */
export function DeleteVideo({ video, onClosed }: DeleteVideoProps) {
  const t = useT();
  const { events } = usePlatform();
  const dispatch = useSliceDispatch();
  const [remove] = useDeleteVideoMutation();

  const deletion = useDeletion({
    read: () => dispatch(videoEndpoint.initiate(video.video_id, { subscribe: false, forceRefetch: true })).unwrap(),
    async remove(ifMatch) {
      await remove({ video, ifMatch }).unwrap();
      events.publish('catalogue.video-changed@1', { courseId: video.course_id, moduleId: video.module_id });
    },
  });

  return (
    <DeleteDialog
      title={t('videos.deleteTitle')}
      question={t('videos.deleteQuestion')}
      subject={video.video_title}
      labels={deleteTexts(t)}
      read={deletion.read}
      remove={deletion.remove}
      explain={(problem) => (problem.status === 412 ? changedText(t, deletion.by) : problemText(t, problem))}
      onClosed={onClosed}
    />
  );
}
