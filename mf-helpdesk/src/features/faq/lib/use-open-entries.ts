import { useState } from 'react';
import { useLocation } from 'react-router';

const named = /^#faq-(\d{1,10})$/;

/** Which answers are open: those that the reader opened, and the one that the address names, each time its link is followed. */
export function useOpenEntries() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [followed, setFollowed] = useState<string>();
  const linked = Number(named.exec(hash)?.[1] ?? 0) || undefined;
  if (followed !== key) {
    setFollowed(key);
    if (linked !== undefined) setOpen(new Set([...open, linked]));
  }
  const toggle = (id: number) =>
    setOpen((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { open, linked, toggle };
}
