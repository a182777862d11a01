import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LoaderBar } from './loader-bar';

/** Milliseconds that the loader stays after a navigation has ended (specification section 9). */
const lingers = 1_000;

const HoldContext = createContext<(held: boolean) => void>(() => undefined);
const ShownContext = createContext(false);

/** The loader shows while a navigation is under way, the first one included, and a moment longer. */
export function PageLoader({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(false);
  const busy = useNavigation().state !== 'idle' || held;
  const [shown, setShown] = useState(true);
  // A page whose code is there already comes without a navigation to wait for.
  const { pathname } = useLocation();
  const [shownFor, setShownFor] = useState(pathname);
  const moved = shownFor !== pathname;
  if (moved) setShownFor(pathname);
  if ((busy || moved) && !shown) setShown(true);

  useEffect(() => {
    if (busy) return;
    const handle = setTimeout(() => setShown(false), lingers);
    return () => clearTimeout(handle);
  }, [busy, pathname]);

  return (
    <HoldContext value={setHeld}>
      <ShownContext value={shown}>{children}</ShownContext>
    </HoldContext>
  );
}

/** The loader's place, in the header of each layout: what stands outside of a landmark is not found by a screen reader. */
export function PageLoaderBar() {
  return useContext(ShownContext) && <LoaderBar />;
}

/** Stands in the content's place until the first page's code is there, which the router counts as no navigation. */
export function FirstPagePending() {
  const hold = useContext(HoldContext);
  useEffect(() => {
    hold(true);
    return () => hold(false);
  }, [hold]);
  return null;
}
