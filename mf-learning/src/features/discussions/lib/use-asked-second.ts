import { useEffect, useEffectEvent, useState } from 'react';
import type { ThreadListControls } from './use-thread-list';

/** A second of the open lesson that a new question is about. */
export interface AskedSecond {
  seconds: number;
}

/** The second that the address asks about. The address names it once, so that a reload keeps what was typed since then. */
export function useAskedSecond({ askAt, closeAsk }: ThreadListControls) {
  const [asked, setAsked] = useState<AskedSecond>();
  if (askAt !== undefined && askAt !== asked?.seconds) setAsked({ seconds: askAt });
  const close = useEffectEvent(closeAsk);
  useEffect(() => {
    if (askAt !== undefined) close();
  }, [askAt]);
  return { asked, forget: () => setAsked(undefined) };
}
