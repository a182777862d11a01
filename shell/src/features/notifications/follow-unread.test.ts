import { waitFor } from '@testing-library/react';
import { followUnread, type TabChannel, type Tabs } from './follow-unread';

/** A browser whose tabs share a lock and a channel. */
function createBrowser() {
  const channels = new Set<TabChannel>();
  let held: Promise<unknown> = Promise.resolve();
  const openTab = () => {
    const listeners = new Set<() => void>();
    const state = { hidden: false };
    const tabs: Tabs = {
      lock: (_name, signal, work) => {
        held = held.then(() => (signal.aborted ? undefined : work()));
        return held;
      },
      channel: () => {
        const channel: TabChannel = {
          onmessage: null,
          postMessage: (data) =>
            channels.forEach((other) => other !== channel && queueMicrotask(() => other.onmessage?.({ data }))),
          close: () => void channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
      isHidden: () => state.hidden,
      onVisibility: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const hide = (hidden: boolean) => {
      state.hidden = hidden;
      listeners.forEach((listener) => listener());
    };
    return { tabs, hide };
  };
  return { openTab };
}

test('one tab reads for all tabs, and another takes over when it is hidden', async () => {
  const { openTab } = createBrowser();
  let open = 0;
  let sendUnread: (count: number) => void = () => undefined;
  const fetch = async (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    open += 1;
    init?.signal?.addEventListener('abort', () => {
      open -= 1;
    });
    const messages: ((text: string) => void)[] = [];
    sendUnread = (count) => messages.forEach((send) => send(`event: unread\ndata: {"unread": ${count}}\n\n`));
    const ended = new Promise<never>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('ended'))),
    );
    ended.catch(() => undefined);
    const read = () => Promise.race([ended, new Promise((resolve) => messages.push((value) => resolve({ value })))]);
    return { ok: true, body: { pipeThrough: () => ({ getReader: () => ({ read }) }) } } as unknown as Response;
  };
  Object.assign(globalThis, { TextDecoderStream: globalThis.TextDecoderStream ?? class {} });
  const counts: [number[], number[]] = [[], []];
  const first = openTab();
  const second = openTab();
  const ends = [first, second].map(({ tabs }, at) =>
    followUnread({ userId: 1, fetch, tabs, onUnread: (count) => counts[at]?.push(count), pauseMs: 1 }),
  );
  await waitFor(() => expect(open).toBe(1));
  sendUnread(3);
  await waitFor(() => expect(counts).toEqual([[3], [3]]));
  first.hide(true);
  await waitFor(() => expect(open).toBe(1));
  await waitFor(() => {
    sendUnread(4);
    expect(counts.map((all) => all.at(-1))).toEqual([4, 4]);
  });
  second.hide(true);
  await waitFor(() => expect(open).toBe(0));
  ends.forEach((end) => end());
});
