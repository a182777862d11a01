import { useT } from '@vidyapath/client/screens/use-t';
import { type Notice, noticeDurations } from '@vidyapath/platform-api/notifier';
import { styled } from '@vidyapath/ui';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useShell } from '../shell-context';
import { whenPresent } from '../../lib/when-present';
import { Toast } from './toast';
import { topBelow } from './toast-top';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice };
  }
}

/** Milliseconds. */
const animation = 300;

/** Newest on top: the list grows downwards, so its order is reversed. */
const Region = styled('section')({
  '& .notistack-SnackbarContainer': {
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    top: 'var(--toasts-top)',
  },
});

const parts = { notice: Toast };
const place = { vertical: 'top', horizontal: 'right' } as const;

export function Toasts() {
  const t = useT();
  const { toasts } = useShell();
  const waiting = useStore(toasts.store);
  const page = useStore(toasts.pages);
  const [top, setTop] = useState(() => topBelow(null));
  const ofPage = useRef<SnackbarKey[]>([]);

  const latest = useRef(new Map<string, SnackbarKey>());

  // Before new ones are shown: the first one is already there when this is mounted.
  useEffect(() => {
    for (const key of ofPage.current.splice(0)) closeSnackbar(key);
  }, [page]);

  useEffect(() => {
    for (const notice of toasts.take()) {
      const text = `${notice.title} ${notice.message}`;
      // A repeated toast replaces the earlier one: two equal toasts would cover twice as much of a phone's screen.
      const before = latest.current.get(text);
      if (before !== undefined) closeSnackbar(before);
      const key = enqueueSnackbar({
        variant: 'notice',
        notice: { ...notice, duration: notice.duration ?? noticeDurations.standard },
        // The toast has its own timer, which starts again after a hover.
        persist: true,
      });
      latest.current.set(text, key);
      if (notice.duration === undefined) ofPage.current.push(key);
    }
  }, [toasts, waiting]);

  useEffect(
    () =>
      whenPresent(
        () => document.querySelector('h1'),
        (heading) => setTop(topBelow(heading)),
      ),
    [page, waiting],
  );

  return (
    <Region aria-label={t('toasts.region')} style={{ '--toasts-top': `${top}px` } as CSSProperties}>
      <SnackbarProvider Components={parts} anchorOrigin={place} maxSnack={5} transitionDuration={animation} />
    </Region>
  );
}
