/** The typed values of a form when its session ended. */
export interface Draft<Values extends object = object> {
  values: Values;
  /** ETag of the version that was edited. */
  etag?: string;
}

function isDraft<Values extends object>(value: unknown): value is Draft<Values> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}

/** Stored for this tab only. Full or blocked storage stores nothing. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function readDraft<Values extends object>(name: string): Draft<Values> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isDraft<Values>(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    return;
  }
}
