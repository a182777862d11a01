import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { reportFailure } from '../requests/report-failure';
import { FailureBoundary } from './failure-boundary';

/** A part of a screen whose code is fetched when it is first open, or before that by `prefetch`; one without `open` is fetched when it is first rendered. */
export interface LazyPart<Props> {
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

/** A failure to fetch code, as opposed to one of the code that was fetched. */
class LoadError extends Error {}

const isLoadError = (error: unknown) => error instanceof LoadError;
const reportCause = (error: unknown) => reportFailure(error instanceof Error ? error.cause : error);

const refuse = (cause: unknown): never => {
  throw new LoadError('The code of a part could not be fetched', { cause });
};

/**
 * A part whose code is a chunk of its own. While the code can't be fetched nothing opens and nothing around it fails; it is requested again as long
 * as the part is open.
 * @param waiting shown meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props, state: LoadingState) => ReactNode = () => null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded ??= await load();
    return loaded;
  };
  /** `lazy` remembers a failure, so each attempt is a component of its own. */
  const attempt = (): ComponentType<Props> =>
    loaded ?? lazy(async () => ({ default: await fetchCode().catch(refuse) }));

  function Part(props: Props) {
    const [shown, setShown] = useState<{ Content: ComponentType<Props> }>();
    const tryAgain = () => setShown({ Content: attempt() });
    const isClosed = 'open' in props && props.open === false;
    if (!shown && !isClosed) tryAgain();
    if (!shown) return null;
    return createElement(FailureBoundary, {
      catches: isLoadError,
      onCaught: reportCause,
      fallback: (restart) =>
        createElement(Failed, {
          fetchCode,
          onFetched: () => {
            tryAgain();
            restart();
          },
          children: (retry) => waiting(props, { failed: true, retry }),
        }),
      children: createElement(
        Suspense,
        { fallback: waiting(props, { failed: false, retry: tryAgain }) },
        createElement(shown.Content, props),
      ),
    });
  }

  return Object.assign(Part, { prefetch: () => void fetchCode().catch(() => undefined) });
}

interface FailedProps {
  fetchCode: () => Promise<unknown>;
  onFetched: () => void;
  children: (retry: () => void) => ReactNode;
}

/** Stays until the code has arrived, so that its button keeps the focus between the attempts. */
function Failed({ fetchCode, onFetched, children }: FailedProps) {
  const [attempts, setAttempts] = useState(0);
  const fetched = useEffectEvent(onFetched);
  const tryAgain = useEffectEvent(() => fetchCode().then(fetched, () => setAttempts(attempts + 1)));
  useEffect(() => {
    const timer = setTimeout(() => void tryAgain(), betweenAttempts);
    return () => clearTimeout(timer);
  }, [attempts]);
  return children(() => void fetchCode().then(onFetched, () => setAttempts(attempts + 1)));
}
