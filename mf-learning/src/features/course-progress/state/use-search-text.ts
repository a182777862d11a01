import { useState } from 'react';
import type { ProgressListControls } from './use-progress-list';

/** Text of the search box: its own during typing, since the URL follows a moment later, and the URL's when that changes by itself. */
export function useSearchText({ state, search }: ProgressListControls): [string, (text: string) => void] {
  const [text, setText] = useState(state.search);
  const [pending, setPending] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(state.search);
  if (state.search !== seen) {
    const at = pending.indexOf(state.search);
    setSeen(state.search);
    setPending(at < 0 ? [] : pending.slice(at + 1));
    if (at < 0) setText(state.search);
  }
  const type = (next: string) => {
    setText(next);
    setPending([...pending, next]);
    search(next);
  };
  return [text, type];
}
