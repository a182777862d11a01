import type { SessionSnapshot } from '@vidyapath/platform-api/session';

/** What was typed into a form when the session ended under it. */
export interface Draft {
  values: object;
  /** ETag of the version that was edited. */
  etag?: string;
}

/** One draft a user and form; nobody to keep it for while signed out. */
export const draftName = ({ user }: SessionSnapshot, form: string): string | undefined =>
  user ? `mf_admin_courses:draft:${user.id}:${form}` : undefined;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && value.values !== null;
}

/** Kept for this tab only. Storage that is full or blocked keeps nothing, which is no worse than before. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function readDraft(name: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isDraft(value) ? value : undefined;
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
