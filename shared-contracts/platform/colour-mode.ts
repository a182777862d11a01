/** `system`: the mode of the device. */
export type ChosenMode = 'light' | 'dark' | 'system';

/** The reader's choice of the colour mode. */
export interface ColourModeAccess {
  getSnapshot: () => ChosenMode;
  subscribe: (listener: () => void) => () => void;
  choose: (mode: ChosenMode) => void;
}
