import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { DeleteRecord } from '@vidyapath/remote-kit/delete-record';
import type { VideoCalls } from '../../../lib/videos.endpoints';

interface DeleteVideoProps {
  video: ModuleVideo;
  calls: VideoCalls;
  focusAfter: () => void;
  onClosed: () => void;
}

/** Asks before a video is deleted, naming it. */
export function DeleteVideo({ video, ...options }: DeleteVideoProps) {
  const t = useT();
  return (
    <DeleteRecord
      row={video}
      title={t('videos.deleteTitle')}
      question={t('videos.deleteQuestion')}
      subject={video.video_title}
      {...options}
    />
  );
}
