import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the video does, as its player reports it. */
export interface PlayerState {
  /** Seconds into the video. */
  at: number;
  /** Seconds; 0: not known. */
  duration: number;
  /** The second up to which it can be played without the network. */
  buffered: number;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
}

export type PlayerStore = StoreApi<PlayerState>;

export const createPlayerState = (at: number): PlayerStore =>
  createStore(() => ({ at, duration: 0, buffered: 0, volume: 1, muted: false }));
