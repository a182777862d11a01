import { readJson } from '@vidyapath/client/requests/read-answer';
import type { Suggestions } from '@vidyapath/http/course-search';
import { courseSearchLimits, courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log';
import { useShell } from '../shell-context';

/** Milliseconds without a key before what is typed is sent. */
const typingPause = 200;

const { suggestionMin, suggestionMax } = courseSearchLimits;

const isContinued = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Suggestions for what is typed; those for its beginning stay until the next have arrived. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const { http } = useShell().platform;
  const lang = useLanguage();
  const [answer, setAnswer] = useState<{ q: string; found: Suggestions }>();
  const characters = Array.from(typed.trim());
  const q = characters.length < suggestionMin ? '' : characters.slice(0, suggestionMax).join('');
  useEffect(() => {
    if (q === '') return;
    const ended = new AbortController();
    const load = async (): Promise<void> => {
      const address = `${courseSearchPaths.suggestions}?${new URLSearchParams({ q, lang }).toString()}`;
      const response = await http.fetch(address, { signal: ended.signal });
      if (!response.ok) throw new Error(`GET ${courseSearchPaths.suggestions} answered ${response.status}`);
      const found = (await readJson(response)) as Suggestions;
      if (!ended.signal.aborted) setAnswer({ q, found });
    };
    const timer = setTimeout(() => {
      load().catch((cause: unknown) => {
        if (ended.signal.aborted) return;
        logFailure('Suggestions could not be loaded', cause);
        setAnswer(undefined);
      });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [http, q, lang]);
  return q !== '' && answer && isContinued(q, answer.q) ? answer.found : undefined;
}
