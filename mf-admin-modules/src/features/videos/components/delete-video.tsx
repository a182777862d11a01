import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { DeleteRecord } from '@vidyapath/remote-kit/delete-record';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useDeleteVideoMutation, videoEndpoint } from '../api/videos.endpoints';

interface DeleteVideoProps {
  video: ModuleVideo;
  focusAfter: () => void;
  onClosed: () => void;
}

/** Asks before a video is deleted, naming it. */
export function DeleteVideo({ video, ...on }: DeleteVideoProps) {
  const t = useT();
  const { events } = usePlatform();
  const dispatch = useSliceDispatch();
  const [deleteVideo] = useDeleteVideoMutation();
  const calls = {
    idOf: (row: ModuleVideo) => row.video_id,
    read: (id: number) => dispatch(videoEndpoint.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
    async remove(row: ModuleVideo, ifMatch: string | undefined) {
      await deleteVideo({ video: row, ifMatch }).unwrap();
      events.publish('catalogue.video-changed@1', { courseId: row.course_id, moduleId: row.module_id });
    },
  };
  return (
    <DeleteRecord
      row={video}
      calls={calls}
      title={t('videos.deleteTitle')}
      question={t('videos.deleteQuestion')}
      subject={video.video_title}
      {...on}
    />
  );
}
