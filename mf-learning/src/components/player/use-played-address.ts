import { useRef, useState } from 'react';
import { fileOf, isSigned } from './lesson-address';

interface PlayedAddressOptions {
  /** It has been played. */
  isOpened: boolean;
  startAt: number;
  /** A new address of the same file; undefined when there is none. */
  onRenew: () => Promise<string | undefined>;
  onFailed: () => void;
}

/**
 * The address that a file plays from, and the second to begin at. Once it plays another address of the same file does not replace it,
 * since that would interrupt the lesson; an address that fails is renewed once for each second at which it fails.
 */
export function usePlayedAddress(
  src: string | undefined,
  { isOpened, startAt, onRenew, onFailed }: PlayedAddressOptions,
) {
  const [played, setPlayed] = useState<{ src: string | undefined; startAt?: number }>({ src });
  const failedAt = useRef<number>(undefined);
  const isOther = isOpened ? fileOf(src) !== fileOf(played.src) : src !== played.src;
  if (isOther) setPlayed({ src });

  const fail = async (element: HTMLMediaElement) => {
    const at = element.currentTime || (played.startAt ?? startAt);
    if (!isSigned(played.src) || failedAt.current === at) return onFailed();
    failedAt.current = at;
    const renewed = await onRenew();
    if (renewed === undefined) return onFailed();
    setPlayed({ src: renewed, startAt: at });
    // The same address with a new cookie.
    if (renewed === played.src) element.load();
  };
  return { played, startsAt: played.startAt ?? startAt, fail };
}
