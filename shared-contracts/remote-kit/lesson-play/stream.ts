/// <reference path="./hls-light.d.ts" />
import type HlsLibrary from 'hls.js/light';
import type { ErrorData, Level } from 'hls.js/light';
import { storeBandwidth, storedBandwidth } from './stored-bandwidth';
import { loadStreamLibrary } from './stream-library';

export interface StreamEvents {
  /** The server refuses the browser: resolves to whether it may go on. */
  onRefused: () => Promise<boolean>;
  /** The network does not answer, or answers again. */
  onLost: (lost: boolean) => void;
  onFailed: () => void;
}

interface StreamOptions extends StreamEvents {
  url: string;
  startAt: number;
  /** The largest picture by its shorter side; Infinity: any. */
  largest: number;
  /** Only what has to be read before the first segment is fetched, until `begin`. */
  ahead: boolean;
}

const triesAgainAfter = 2_000;
/** Bits a second of a network that nothing is known of. */
const unknownNetwork = 250_000;
/** The rendition to begin with there. */
const firstHeight = 240;
/** Screens with more pixels show no more of a video. */
const pixelsPerPoint = 2;
const recoveries = 2;

const shorterSide = ({ width, height }: Level) => Math.min(width, height);

/** Plays a stream in a video element: loads the library, limits the picture, and goes on after a lost network. */
export function createStream(video: HTMLVideoElement, options: StreamOptions) {
  const { url, startAt, onRefused, onLost, onFailed } = options;
  let { largest } = options;
  let isBegun = !options.ahead;
  let hls: HlsLibrary | undefined;
  let Library: typeof HlsLibrary | undefined;
  let stopped = false;
  let recovered = 0;
  /** Since something was loaded. */
  let isRenewed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const load = async (): Promise<void> => {
    try {
      Library ??= await loadStreamLibrary();
    } catch {
      return isBegun ? lose() : undefined;
    }
    if (!stopped && !hls) open(Library);
  };

  const open = (Hls: typeof HlsLibrary) => {
    const measured = storedBandwidth();
    hls = new Hls({
      autoStartLoad: false,
      // The content security policy of the documents lets in no worker.
      enableWorker: false,
      testBandwidth: false,
      abrEwmaDefaultEstimate: measured ?? unknownNetwork,
      maxBufferLength: 30,
      maxMaxBufferLength: 30,
      backBufferLength: 30,
    });
    const player = hls;
    player.on(Hls.Events.MANIFEST_PARSED, () => {
      if (isBegun) limit();
      if (measured === undefined) player.startLevel = firstLevel(player.levels);
      player.startLoad(video.currentTime || startAt);
    });
    player.on(Hls.Events.LEVEL_LOADED, (_name, { details }) => {
      const first = details.fragments[0]?.initSegment?.url;
      if (!isBegun && first) void fetch(first).catch(() => undefined);
    });
    player.on(Hls.Events.FRAG_BUFFERED, () => {
      isRenewed = false;
      storeBandwidth(player.bandwidthEstimate);
      onLost(false);
    });
    player.on(Hls.Events.ERROR, (_name, data) => judge(Hls, data));
    player.loadSource(url);
    if (isBegun) player.attachMedia(video);
  };

  const limit = () => {
    if (!hls || hls.levels.length === 0) return;
    const allowed = hls.levels.filter((level) => shorterSide(level) <= largest);
    const scale = Math.min(window.devicePixelRatio, pixelsPerPoint);
    const shown = video.getBoundingClientRect();
    const enough = allowed.findIndex(
      ({ width, height }) => width >= shown.width * scale || height >= shown.height * scale,
    );
    hls.autoLevelCapping = enough < 0 ? Math.max(0, allowed.length - 1) : enough;
  };
  const sizes = new ResizeObserver(limit);
  sizes.observe(video);

  const judge = (Hls: typeof HlsLibrary, { type, fatal, response }: ErrorData) => {
    if (!isBegun) return discard();
    const status = response?.code ?? 0;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) {
      if (status === 403) return void renew();
      if (fatal && status >= 400 && status < 500) return onFailed();
      if (fatal || (response && status === 0)) lose();
      return;
    }
    if (!fatal) return;
    recovered += 1;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || recovered > recoveries) return onFailed();
    hls?.recoverMediaError();
  };

  const discard = () => {
    hls?.destroy();
    hls = undefined;
  };

  const renew = async () => {
    hls?.stopLoad();
    if (isRenewed) return onFailed();
    isRenewed = await onRefused();
    if (stopped) return;
    if (isRenewed) goOn();
    else lose();
  };

  const lose = () => {
    hls?.stopLoad();
    onLost(true);
    clearTimeout(again);
    again = setTimeout(goOn, triesAgainAfter);
  };

  const goOn = () => {
    clearTimeout(again);
    again = undefined;
    if (!hls) return void load();
    if (hls.levels.length === 0) return hls.loadSource(url);
    hls.startLoad(video.currentTime || startAt);
  };
  const online = () => {
    if (again !== undefined) goOn();
  };
  window.addEventListener('online', online);
  void load();

  return {
    /** Plays what was fetched ahead, from this second on. */
    begin(position: number): void {
      if (isBegun) return;
      isBegun = true;
      if (!hls) return void load();
      hls.attachMedia(video);
      if (hls.levels.length === 0) return;
      limit();
      hls.startLoad(video.currentTime || position);
    },
    /** The buffered rest is fetched anew, so that the choice shows soon. */
    setLargest(height: number): void {
      if (height === largest) return;
      largest = height;
      limit();
      if (hls) hls.nextLevel = -1;
    },
    stop(): void {
      stopped = true;
      clearTimeout(again);
      window.removeEventListener('online', online);
      sizes.disconnect();
      discard();
    },
  };
}

/** The best one that a slow network plays at once. */
const firstLevel = (levels: readonly Level[]): number =>
  Math.max(
    0,
    levels.findLastIndex((level) => shorterSide(level) <= firstHeight),
  );
