import { useT } from '@vidyapath/client/screens/use-t';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { icon, IconButton } from '@vidyapath/ui';
import type { KeyboardEvent } from 'react';
import type { VideoOrder } from '../lib/use-video-order';

interface MoveButtonProps {
  video: ModuleVideo;
  order: VideoOrder;
  /** Id of the text that explains the keys. */
  hintId: string;
  /** Asks for the place. */
  onAsk: (opener: HTMLButtonElement) => void;
}

/** A shape after Material Symbols (Apache License 2.0). */
const MoveIcon = icon('MoveIcon', 'M16 17.01V10h-2v7.01h-3L15 21l4-3.99zM9 3 5 6.99h3V14h2V6.99h3z');
const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Asks for the new place of a video; the arrow keys move it by one place at once. */
export function MoveButton({ video, order, hintId, onAsk }: MoveButtonProps) {
  const t = useT();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    order.step(video, by);
  };
  return (
    <IconButton
      aria-label={t('order.move', { name: video.video_title })}
      aria-haspopup="dialog"
      aria-keyshortcuts="ArrowUp ArrowDown"
      aria-describedby={hintId}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
      onKeyDown={onKeyDown}
      onBlur={order.endSteps}
      color="primary"
    >
      <MoveIcon fontSize="small" />
    </IconButton>
  );
}
