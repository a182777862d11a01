import { useEffect, useEffectEvent } from 'react';

/** Stops this player when another one begins, in any tab. */
export function useOnePlayer(playing: boolean, stop: () => void): void {
  const leave = useEffectEvent(stop);
  useEffect(() => {
    if (!playing || !('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel('lesson-plays');
    channel.onmessage = () => leave();
    channel.postMessage('begins');
    return () => channel.close();
  }, [playing]);
}
