import { useState } from 'react';
import { useLocation } from 'react-router';

/** What is open until it is closed or another page comes, and stays closed when the first page comes back. */
export function useOpenUntilMoved<Value>(): [value: Value | null, set: (value: Value | null) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ value: Value; at: string } | null>(null);
  const isHere = opened?.at === key;
  if (opened && !isHere) setOpened(null);
  return [isHere ? opened.value : null, (value) => setOpened(value === null ? null : { value, at: key })];
}
