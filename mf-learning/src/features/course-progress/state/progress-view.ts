import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ProgressViewState {
  /** At most one module is open … */
  expandedModuleId: number | null;
  /** … and at most one video is active, in that module. */
  activeVideo: string | null;
  playing: boolean;
  /** Seconds into each video that was left before its end, by its file. */
  positions: Readonly<Record<string, number>>;
  toggleModule: (id: number) => void;
  play: (moduleId: number, video: string) => void;
  setPlaying: (playing: boolean) => void;
  /** Closes the module and stops its video. */
  collapse: () => void;
  remember: (file: string, seconds: number) => void;
  /** The requested lesson; it may be on another page of the list. */
  wanted: { moduleId: number; video: string } | null;
  want: (wanted: { moduleId: number; video: string } | null) => void;
  /** Position of the active video, by its file. */
  place: { file: string; seconds: number } | null;
  setPlace: (file: string, seconds: number) => void;
  /** The second to which the player of a file seeks. */
  sought: { file: string; seconds: number } | null;
  seek: (sought: { file: string; seconds: number } | null) => void;
  /** Resets everything, for the next user. */
  forget: () => void;
}

export type ProgressView = StoreApi<ProgressViewState>;

const closed = { expandedModuleId: null, activeVideo: null, playing: false };

export const createProgressView = (): ProgressView =>
  createStore<ProgressViewState>((set) => ({
    ...closed,
    positions: {},
    place: null,
    setPlace: (file, seconds) => set({ place: { file, seconds } }),
    sought: null,
    seek: (sought) => set({ sought }),
    wanted: null,
    want: (wanted) => set({ wanted }),
    toggleModule: (id) =>
      set(({ expandedModuleId }) => ({ ...closed, expandedModuleId: expandedModuleId === id ? null : id })),
    play: (expandedModuleId, activeVideo) => set({ expandedModuleId, activeVideo, playing: true }),
    setPlaying: (playing) => set({ playing }),
    collapse: () => set(closed),
    remember: (file, seconds) => set(({ positions }) => ({ positions: { ...positions, [file]: seconds } })),
    forget: () => set({ ...closed, positions: {}, wanted: null, place: null, sought: null }),
  }));
