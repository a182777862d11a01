import type { TabChannel, Tabs } from './follow-unread';

/** Undefined in a browser without locks and channels, which reads the count only with the list. */
export function browserTabs(): Tabs | undefined {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  return {
    lock: (name, signal, work) => locks.request(name, { signal }, work),
    channel: openChannel,
    isHidden: () => document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}

function openChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  const opened: TabChannel = {
    onmessage: null,
    postMessage: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => opened.onmessage?.({ data }));
  return opened;
}
