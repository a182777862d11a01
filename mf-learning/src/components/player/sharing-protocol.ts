/** Messages of the sharing service's embedded player (its IFrame API), without loading its script into the page. */
export const sharingOrigin = 'https://www.youtube-nocookie.com';

const states: Record<number, 'ended' | 'playing' | 'paused'> = { 0: 'ended', 1: 'playing', 2: 'paused' };

export interface SharingReport {
  state?: 'ended' | 'playing' | 'paused' | undefined;
  failed?: boolean;
  currentTime?: number | undefined;
  /** Seconds. */
  duration?: number | undefined;
  /** The part that is fetched, from 0 to 1. */
  loaded?: number | undefined;
  rate?: number | undefined;
  volume?: number | undefined;
  muted?: boolean | undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}

function ofInfo(info: Record<string, unknown>): SharingReport {
  return {
    state: states[numberOf(info.playerState) ?? -1],
    currentTime: numberOf(info.currentTime),
    duration: numberOf(info.duration),
    loaded: numberOf(info.videoLoadedFraction),
    rate: numberOf(info.playbackRate),
    volume: numberOf(info.volume),
    muted: typeof info.muted === 'boolean' ? info.muted : undefined,
  };
}

/** Reads a message of the player; empty for messages that are not used here. */
export function readSharingMessage(data: unknown): SharingReport {
  const message = parse(data);
  if (!isRecord(message)) return {};
  if (message.event === 'onError') return { failed: true };
  if (message.event === 'onStateChange') return { state: states[numberOf(message.info) ?? -1] };
  return isRecord(message.info) ? ofInfo(message.info) : {};
}

export const sharingListen = JSON.stringify({ event: 'listening', channel: 'widget' });

export const sharingCommand = (func: string, ...args: unknown[]): string =>
  JSON.stringify({ event: 'command', func, args });

export function sharingAddress(id: string, startAt: number): string {
  const options = new URLSearchParams({
    enablejsapi: '1',
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    origin: window.location.origin,
    ...(startAt >= 1 && { start: String(Math.floor(startAt)) }),
  });
  return `${sharingOrigin}/embed/${id}?${options.toString()}`;
}
