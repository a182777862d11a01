import { useState } from 'react';
import { useLocation } from 'react-router';

/** State of a menu that is open until it is closed or a navigation happens; it stays closed after Back. */
export function useOpenUntilNavigation<Value>(): [value: Value | null, set: (value: Value | null) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ value: Value; at: string } | null>(null);
  const isHere = opened?.at === key;
  if (opened && !isHere) setOpened(null);
  return [isHere ? opened.value : null, (value) => setOpened(value === null ? null : { value, at: key })];
}
