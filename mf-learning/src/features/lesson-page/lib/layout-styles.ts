import { frameVariables } from '@vidyapath/platform-api/landmarks';
import { filledByPlayer } from '../../../components/player/stage';
import { sideways } from './layout';

const bar = `var(${frameVariables.bar}, 0px)`;

/** From edge to edge of the window, without the layout's own space. */
export const frameStyle = {
  mx: `calc(-1 * var(${frameVariables.side}, 0px))`,
  mt: `calc(-1 * var(${frameVariables.top}, 0px))`,
  minWidth: 0,
};

/** One column, or the lessons beside the video. */
export const lessonStyle = (isWide: boolean) => ({
  display: 'grid',
  gridTemplateColumns: isWide ? 'minmax(0, 1fr) clamp(320px, 26vw, 420px)' : 'minmax(0, 1fr)',
  alignItems: 'start',
  // What an address leads to is below the video that stays at the top.
  ...(!isWide && { '--scroll-top': `calc(${bar} + min(56.25vw, 50dvh) + 16px)` }),
});

/** The video: as large as the window allows beside its title; on a phone it stays while the rest scrolls. */
export const stageStyle = (isWide: boolean) => ({
  '--video-height': isWide ? `calc(100dvh - ${bar} - 112px)` : '50dvh',
  '--video-radius': '0px',
  '--player-gap': '0px',
  // From edge to edge there is no room for a ring around it.
  '--player-focus': '3px solid #FFB068',
  '--player-focus-offset': '-3px',
  '--player-notes-padding': '8px 16px',
  containerType: 'inline-size',
  backgroundColor: '#000',
  ...(!isWide && { position: 'sticky', top: bar, zIndex: 3 }),
});

/** Turned sideways the video fills the screen; what is said in place of one does not, as more comes below. */
export const fillsSideways = {
  [sideways]: {
    ...filledByPlayer,
    '--video-height': '100dvh',
    position: 'relative',
    top: 0,
    mt: `calc(-1 * ${bar})`,
    height: '100dvh',
    zIndex: 'appBar',
  },
};

/** The lessons beside the video, with a scroll of their own. */
export const sideStyle = {
  position: 'sticky',
  top: bar,
  height: `calc(100dvh - ${bar})`,
  maxHeight: `calc(100dvh - ${bar})`,
  borderInlineStart: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
