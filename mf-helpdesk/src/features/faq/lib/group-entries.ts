import type { FaqEntry } from '@vidyapath/http/support-faq';

export interface FaqGroup {
  category: string;
  entries: FaqEntry[];
}

/** Entries under their categories, which are in the order of their first entries. */
export function groupEntries(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string, FaqEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.category);
    if (group) group.push(entry);
    else groups.set(entry.category, [entry]);
  }
  return [...groups].map(([category, members]) => ({ category, entries: members }));
}
