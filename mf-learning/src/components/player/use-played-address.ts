import { useRef, useState } from 'react';
import { fileOf, isSigned } from './lesson-address';

interface PlayedAddressOptions {
  startAt: number;
  /** A new address of the same file; rejects or is undefined when there is none. */
  onRenew: () => Promise<string | undefined>;
  onFailed: () => void;
}

/**
 * The address that a file plays from, and the second to begin at. Another address of the same file does not replace it, since that
 * would interrupt the lesson; an address that fails is replaced once for each second at which it fails.
 */
export function usePlayedAddress(src: string, { startAt, onRenew, onFailed }: PlayedAddressOptions) {
  const [played, setPlayed] = useState<{ src: string; startAt?: number }>({ src });
  const failedAt = useRef<number>(undefined);
  if (fileOf(src) !== fileOf(played.src)) setPlayed({ src });

  const fail = async ({ currentTime }: HTMLMediaElement) => {
    const at = currentTime || (played.startAt ?? startAt);
    if (!isSigned(played.src) || failedAt.current === at) return onFailed();
    failedAt.current = at;
    const renewed = await onRenew().catch(() => undefined);
    if (renewed === undefined || renewed === played.src) return onFailed();
    setPlayed({ src: renewed, startAt: at });
  };
  return { played: { src: played.src, startAt: played.startAt ?? startAt }, fail };
}
