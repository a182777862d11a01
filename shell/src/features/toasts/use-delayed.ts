import { useEffect, useState } from 'react';

/** Milliseconds until a browser has reported a new live region to a screen reader. */
const delay = 50;

/** `true` a moment after the first render: a screen reader reads a live region when it changes, not when it appears. */
export function useDelayed(): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setDelayed(true), delay);
    return () => clearTimeout(handle);
  }, []);
  return isDelayed;
}
