import type { Play } from '@vidyapath/http/play';
import { styled } from '@vidyapath/ui';
import { shortClock } from '../../../lib/short-clock';

const Frame = styled('div')({
  position: 'absolute',
  bottom: '100%',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  fontSize: '0.8125rem',
  fontWeight: 600,
  // On the picture: above a small video there is no room for both.
  '& > *': { gridArea: '1 / 1' },
  '& > span': {
    alignSelf: 'end',
    marginBottom: 4,
    padding: '0 6px',
    borderRadius: 4,
    backgroundColor: 'rgb(20 19 31 / 0.9)',
  },
});

export type Storyboard = NonNullable<Play['storyboard']>;

/** Where the picture of a second is in the one that has all of them. */
function tileAt(
  { count, columns, every_seconds: every, tile_width: width, tile_height: height }: Storyboard,
  second: number,
) {
  const tile = Math.min(count - 1, Math.max(0, Math.floor(second / every)));
  return { x: (tile % columns) * width, y: Math.floor(tile / columns) * height };
}

interface StoryboardPictureProps {
  storyboard: Storyboard | undefined;
  second: number;
  /** Its place on the line, from 0 to 1. */
  part: number;
}

/** A small picture of a second above the line, and which second it is. */
export function StoryboardPicture({ storyboard, second, part }: StoryboardPictureProps) {
  const width = storyboard?.tile_width ?? 64;
  const { x, y } = storyboard ? tileAt(storyboard, second) : { x: 0, y: 0 };
  return (
    <Frame
      aria-hidden
      sx={{ left: `clamp(0px, calc(${part * 100}% - ${width / 2}px), calc(100% - ${width}px))`, width }}
    >
      {storyboard && (
        <div
          style={{
            width,
            height: storyboard.tile_height,
            borderRadius: 4,
            border: '1px solid rgb(255 255 255 / 0.6)',
            backgroundColor: '#000',
            backgroundImage: `url("${storyboard.url}")`,
            backgroundPosition: `-${x}px -${y}px`,
          }}
        />
      )}
      <span>{shortClock(second)}</span>
    </Frame>
  );
}
