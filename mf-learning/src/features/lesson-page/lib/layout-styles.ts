import { sideways } from './layout';

interface Frame {
  bar: number;
  margin: object | number;
}

/** From edge to edge of the window, without the layout's own space. */
export const frameStyle = ({ margin }: Frame) => ({ mx: margin, minWidth: 0 });

/** One column, or the lessons beside the video. */
export const lessonStyle = (isWide: boolean) => ({
  display: 'grid',
  gridTemplateColumns: isWide ? 'minmax(0, 1fr) clamp(320px, 26vw, 420px)' : 'minmax(0, 1fr)',
  alignItems: 'start',
});

/** The video: as large as the window allows beside its title; on a phone it stays while the rest scrolls, and turned sideways it fills the screen. */
export const stageStyle = (isWide: boolean, bar: number) => ({
  '--video-height': isWide ? `calc(100dvh - ${bar + 112}px)` : '50dvh',
  '--video-radius': '0px',
  containerType: 'inline-size',
  backgroundColor: '#000',
  ...(!isWide && { position: 'sticky', top: bar, zIndex: 3 }),
  [sideways]: {
    '--video-height': '100dvh',
    position: 'relative',
    top: 0,
    mt: `-${bar}px`,
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    zIndex: 'appBar',
  },
});

/** The lessons beside the video, with a scroll of their own. */
export const sideStyle = (bar: number) => ({
  position: 'sticky',
  top: bar,
  height: `calc(100dvh - ${bar}px)`,
  maxHeight: `calc(100dvh - ${bar}px)`,
  borderInlineStart: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
});
