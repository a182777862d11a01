import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { isPassing } from '@vidyapath/client/requests/problem-text';
import type { Play } from '@vidyapath/http/play';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds; the browser's cookie lives for 10 minutes. */
const renewsAfter = 7 * 60_000;
const triesAgainAfter = 3_000;
const triesRenewalAfter = 30_000;

interface LessonPlayOptions {
  /** Asks the service how the lesson is played; rejects with its problem. */
  ask: () => Promise<Play>;
  /** Whether the lesson shall play now. */
  wanted: boolean;
  /** Whether it will probably be wanted soon: it is asked once, and a refusal is not shown. */
  ahead?: boolean;
}

interface State {
  play?: Play;
  /** When the next request is due; undefined: none is. */
  dueAt?: number | undefined;
  /** Why it cannot play, or not any longer. */
  refusal?: ClientProblem | undefined;
  /** No answer has come; the request is repeated by itself. */
  lost?: boolean;
}

/** Asks how a lesson is played once it is wanted, and again before the browser's cookie ends. */
export function useLessonPlay({ ask, wanted, ahead = false }: LessonPlayOptions) {
  const [state, setState] = useState<State>({});
  const pending = useRef<Promise<Play | undefined>>(undefined);
  const isWanted = useRef(wanted);
  const { play, dueAt, refusal, lost = false } = state;

  const take = (answer: Play) =>
    setState({ play: answer, ...(answer.expires_at !== null && { dueAt: Date.now() + renewsAfter }) });
  const refuse = (problem: ClientProblem) => {
    if (!isWanted.current) return;
    setState((before) => {
      if (before.play && isPassing(problem)) return { ...before, dueAt: Date.now() + triesRenewalAfter };
      if (problem.status === 0) return { lost: true, dueAt: Date.now() + triesAgainAfter };
      return { refusal: problem };
    });
  };
  const request = (): Promise<Play | undefined> => {
    pending.current ??= ask()
      .then(
        (answer) => {
          take(answer);
          return answer;
        },
        (error: unknown) => {
          refuse(asProblem(error));
          return undefined;
        },
      )
      .finally(() => {
        pending.current = undefined;
      });
    return pending.current;
  };

  const begin = useEffectEvent(() => {
    if (!play) void request();
  });
  useEffect(() => {
    isWanted.current = wanted;
    if (wanted || ahead) begin();
  }, [wanted, ahead]);

  const again = useEffectEvent(() => void request());
  useEffect(() => {
    if (!wanted || dueAt === undefined) return;
    const listen = () => again();
    const timer = setTimeout(listen, Math.max(0, dueAt - Date.now()));
    if (lost) window.addEventListener('online', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listen);
    };
  }, [wanted, dueAt, lost]);

  return {
    play,
    refusal,
    lost,
    /** Asks now, since the server refuses the browser; resolves to undefined while the lesson may not be played. */
    renew: request,
    /** The next time that the lesson is wanted the service is asked anew. */
    forget: () => setState({}),
  };
}
