import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { reportFailure } from './report-failure';

/** A part of a screen whose code is fetched when it is first open, or before that by `prefetch`; one without `open` is fetched when it is first rendered. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead, e.g. when the pointer or the focus reaches the button that opens the part. */
  prefetch: () => void;
}

/** State of code that is being fetched. */
export interface LoadingState {
  /** It could not be fetched; the next attempt follows by itself. */
  failed: boolean;
  /** Tries again at once. */
  retry: () => void;
}

const betweenAttempts = 2_000;

/**
 * While its code can't be fetched nothing opens and nothing around it fails; it retries as long as the part is open.
 * @param waiting shown meanwhile
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props, state: LoadingState) => ReactNode,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => (loaded ??= await load());

  function Part(props: Props) {
    const [arrived, setArrived] = useState<{ Loaded: ComponentType<Props> }>();
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const Loaded = arrived?.Loaded ?? loaded;
    const needed = Loaded === undefined && !('open' in props && props.open === false);
    useEffect(() => {
      if (!needed) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let unmounted = false;
      const retryLater = (cause: unknown) => {
        // Reported once, however many attempts follow.
        if (attempt === 0) reportFailure(cause);
        if (unmounted) return;
        setFailed(true);
        timer = setTimeout(() => setAttempt(attempt + 1), betweenAttempts);
      };
      fetchPart().then((Fetched) => setArrived({ Loaded: Fetched }), retryLater);
      return () => {
        unmounted = true;
        clearTimeout(timer);
      };
    }, [needed, attempt]);
    if (Loaded) return createElement(Loaded, props);
    return needed ? waiting?.(props, { failed, retry: () => setAttempt(attempt + 1) }) : null;
  }

  return Object.assign(Part, { prefetch: () => void fetchPart().catch(() => undefined) });
}
