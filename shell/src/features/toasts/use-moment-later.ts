import { useEffect, useState } from 'react';

/** Milliseconds that a browser takes to tell a screen reader of a new live region. */
const moment = 50;

/** A live region is read out when it changes, not when it appears: its text has to come a moment after it. */
export function useMomentLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setLater(true), moment);
    return () => clearTimeout(handle);
  }, []);
  return isLater;
}
