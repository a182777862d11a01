import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { tellFailure } from './tell-failure';

/** A part of a screen whose code is fetched when it is first open, or before that by `prefetch`; one without `open` is wanted as soon as it stands there. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** For when it may soon be wanted, e.g. when the pointer or the focus reaches the button that opens it. */
  prefetch: () => void;
}

const betweenAttempts = 2_000;

/**
 * While its code can't be had nothing opens and nothing around it fails; as long as it is wanted, it is asked for again.
 * @param waiting what stands in its place meanwhile
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: (props: Props) => ReactNode): OnDemand<Props> {
  let kept: ComponentType<Props> | undefined;
  const fetchPart = async () => (kept ??= await load());

  function Part(props: Props) {
    const [arrived, setArrived] = useState<{ Loaded: ComponentType<Props> }>();
    const [attempt, setAttempt] = useState(0);
    const Loaded = arrived?.Loaded ?? kept;
    const wanted = Loaded === undefined && !('open' in props && props.open === false);
    useEffect(() => {
      if (!wanted) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const again = (cause: unknown) => {
        // Once, however often it is asked for again.
        if (attempt === 0) tellFailure(cause);
        if (!gone) timer = setTimeout(() => setAttempt(attempt + 1), betweenAttempts);
      };
      fetchPart().then((Fetched) => setArrived({ Loaded: Fetched }), again);
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [wanted, attempt]);
    if (Loaded) return createElement(Loaded, props);
    return wanted ? waiting?.(props) : null;
  }

  return Object.assign(Part, { prefetch: () => void fetchPart().catch(() => undefined) });
}
