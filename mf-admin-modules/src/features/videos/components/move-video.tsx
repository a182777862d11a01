import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useState } from 'react';
import { MoveForm } from '../../../components/move-form';
import { PlaceSelect } from '../../../components/place-select';

interface MoveVideoProps {
  video: ModuleVideo;
  /** In their order, with the video. */
  videos: readonly ModuleVideo[];
  onMove: (index: number) => void;
  onClosed: () => void;
}

/** Asks for the new place of a video. */
export function MoveVideo({ video, videos, onMove, onClosed }: MoveVideoProps) {
  const t = useT();
  const others = videos.filter(({ video_id }) => video_id !== video.video_id);
  const present = videos.findIndex(({ video_id }) => video_id === video.video_id);
  const [index, setIndex] = useState(present);
  const move = () => {
    if (index !== present) onMove(index);
  };
  return (
    <MoveForm name={video.video_title} onMove={move} onClosed={onClosed}>
      <PlaceSelect
        label={t('order.place')}
        others={others.map(({ video_title }) => video_title)}
        present={present}
        place={index}
        onPlace={setIndex}
      />
    </MoveForm>
  );
}
