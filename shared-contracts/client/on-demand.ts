import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { tellFailure } from './tell-failure';

/** A part of a screen whose code is fetched when it is first open, or before that by `prefetch`; one without `open` is wanted as soon as it stands there. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** For when it may soon be wanted, e.g. when the pointer or the focus reaches the button that opens it. */
  prefetch: () => void;
}

/** How it stands with code that is still wanted. */
export interface Late {
  /** It could not be had, and is asked for again. */
  failed: boolean;
  /** Asks for it at once. */
  retry: () => void;
}

const betweenAttempts = 2_000;

/**
 * While its code can't be had nothing opens and nothing around it fails; as long as it is wanted, it is asked for again.
 * @param waiting what stands in its place meanwhile
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props, late: Late) => ReactNode,
): OnDemand<Props> {
  let kept: ComponentType<Props> | undefined;
  const fetchPart = async () => (kept ??= await load());

  function Part(props: Props) {
    const [arrived, setArrived] = useState<{ Loaded: ComponentType<Props> }>();
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const Loaded = arrived?.Loaded ?? kept;
    const wanted = Loaded === undefined && !('open' in props && props.open === false);
    useEffect(() => {
      if (!wanted) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const again = (cause: unknown) => {
        // Once, however often it is asked for again.
        if (attempt === 0) tellFailure(cause);
        if (gone) return;
        setFailed(true);
        timer = setTimeout(() => setAttempt(attempt + 1), betweenAttempts);
      };
      fetchPart().then((Fetched) => setArrived({ Loaded: Fetched }), again);
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [wanted, attempt]);
    if (Loaded) return createElement(Loaded, props);
    return wanted ? waiting?.(props, { failed, retry: () => setAttempt(attempt + 1) }) : null;
  }

  return Object.assign(Part, { prefetch: () => void fetchPart().catch(() => undefined) });
}
