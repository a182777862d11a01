/** The typed values of a form. */
export interface Draft<Values extends object = object> {
  values: Values;
  /** ETag of the version that was edited. */
  etag?: string;
}

/** `tab`: until this tab is closed. `browser`: for 30 days. */
export type DraftPlace = 'tab' | 'browser';

interface StoredDraft<Values extends object> extends Draft<Values> {
  /** Milliseconds since 1970; only of those in the browser. */
  until?: number;
}

const lastsMs = 30 * 86_400_000;
const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

function isDraft<Values extends object>(value: unknown): value is StoredDraft<Values> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}

/** Full or blocked storage stores nothing. */
export function keepDraft(name: string, draft: Draft, place: DraftPlace): void {
  const stored = place === 'tab' ? draft : { ...draft, until: Date.now() + lastsMs };
  try {
    storageOf(place).setItem(name, JSON.stringify(stored));
  } catch {
    return;
  }
}

export function readDraft<Values extends object>(name: string, place: DraftPlace): Draft<Values> | undefined {
  try {
    const value: unknown = JSON.parse(storageOf(place).getItem(name) ?? 'null');
    if (!isDraft<Values>(value)) return undefined;
    const { until = Infinity, ...draft } = value;
    return until > Date.now() ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(name: string, place: DraftPlace): void {
  try {
    storageOf(place).removeItem(name);
  } catch {
    return;
  }
}

/** Deletes the drafts in the browser whose 30 days are over, of all people. */
export function dropOldDrafts(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.includes(':draft:'));
    for (const name of names) if (!readDraft(name, 'browser')) dropDraft(name, 'browser');
  } catch {
    return;
  }
}
